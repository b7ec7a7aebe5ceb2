import type { ReactNode } from "react";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Site/Site.tsx";

type LinkProps = { href: string; children: ReactNode; className?: string | undefined };

/** Converts internal paths to the form that `urlStyle` specifies. Links to other sites open in a new tab. */
export function Link({ href, children, className }: LinkProps) {
  const { publicPath } = useSite();
  if (href.startsWith("https:"))
    return (
      <ExternalLink href={href} className={className}>
        {children} <Icon name="external-link" size={16} />
      </ExternalLink>
    );
  return (
    <a href={publicPath(href)} className={className}>
      {children}
    </a>
  );
}
