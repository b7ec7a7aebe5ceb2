import type { ReactNode } from "react";
import { useSite } from "../Site/Site.tsx";

type LinkProps = { href: string; children: ReactNode; className?: string | undefined; label?: string };

/** A link to a page of this site, written as `urlStyle` wants it. Plain HTML: a route change is a new document. */
export function Link({ href, children, className, label }: LinkProps) {
  const { publicPath } = useSite();
  return (
    <a href={publicPath(href)} className={className} aria-label={label}>
      {children}
    </a>
  );
}

/** A link to another site: opens in a new tab, tells that site nothing. */
export function ExternalLink({ href, children, className, label }: LinkProps) {
  return (
    <a href={href} className={className} aria-label={label} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
