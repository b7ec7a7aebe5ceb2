import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  label?: string;
};

export function ExternalLink({ href, children, className, label }: ExternalLinkProps) {
  return (
    <a href={href} className={className} aria-label={label} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
