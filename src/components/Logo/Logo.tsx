import { drawing } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Logo.css.ts";

export function Logo() {
  const { site, wordmarkRatio } = useSite();
  if (wordmarkRatio)
    return (
      <Link href="/" className={styles.logo}>
        <svg className={styles.wordmark} width={Math.round(36 * wordmarkRatio)} height={36} role="img">
          <title>{site.facts.name}</title>
          <use href={drawing("wordmark")} />
        </svg>
      </Link>
    );
  return (
    <Link href="/" className={styles.logo}>
      <svg className={styles.mark} width={36} height={36} aria-hidden>
        <use href={drawing("mark")} />
      </svg>
      <span className={styles.name}>{site.facts.name}</span>
    </Link>
  );
}
