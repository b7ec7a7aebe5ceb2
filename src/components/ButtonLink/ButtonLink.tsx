import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import * as styles from "./ButtonLink.css.ts";

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  variant?: keyof typeof styles.variant;
};

export function ButtonLink({ href, children, variant = "primary" }: ButtonLinkProps) {
  const To = href.startsWith("/") ? Link : "a";
  return (
    <To href={href} className={styles.variant[variant]}>
      {children}
    </To>
  );
}
