import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Logo.css.ts";

/** The brand mark and the company's name, linking home. */
export function Logo() {
  const { site } = useSite();
  return (
    <Link href="/" className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" width={40} height={40} aria-hidden>
        <rect className={styles.tile} width={40} height={40} rx={11} />
        <path className={styles.flake} d="M20 8v24M9.6 14l20.8 12M30.4 14 9.6 26" />
        <path className={styles.air} d="M16.5 10.5 20 14l3.5-3.5M16.5 29.5 20 26l3.5 3.5" />
        <circle className={styles.hub} cx={20} cy={20} r={3.4} />
      </svg>
      <span className={styles.name}>{site.site.name}</span>
    </Link>
  );
}
