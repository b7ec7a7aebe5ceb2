import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import * as styles from "./ButtonLink.css.ts";

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  look?: keyof typeof styles.look;
  large?: boolean;
};

/** Page links use Link; `tel:` and `mailto:` are plain. */
export function ButtonLink({ href, children, look = "primary", large = false }: ButtonLinkProps) {
  const className = large ? `${styles.look[look]} ${styles.large}` : styles.look[look];
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
