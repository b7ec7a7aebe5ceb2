import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  label?: string;
  id?: string | undefined;
};

/** Opens in a new tab and sends no referrer. */
export function ExternalLink({ href, children, className, label, id }: ExternalLinkProps) {
  return (
    <a id={id} href={href} className={className} aria-label={label} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
