import type { ReactNode } from "react";
import { useSite } from "../Site/Site.tsx";

type LinkProps = { href: string; children: ReactNode; className?: string | undefined; label?: string };

/** A link to a page of this site in the form of `urlStyle`. Navigation is a normal page load. */
export function Link({ href, children, className, label }: LinkProps) {
  const { publicPath } = useSite();
  return (
    <a href={publicPath(href)} className={className} aria-label={label}>
      {children}
    </a>
  );
}
