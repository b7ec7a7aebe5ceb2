import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import * as styles from "./ButtonLink.css.ts";

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  variant?: keyof typeof styles.variant;
};

/** Page links use Link; `tel:` and `mailto:` are plain. */
export function ButtonLink({ href, children, variant = "primary" }: ButtonLinkProps) {
  const className = styles.variant[variant];
  if (!href.startsWith("/")) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
