import { telHref } from "../../content/contacts.ts";
import { container } from "../../styles/layout.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./Notice.css.ts";

/**
 * A support line at the top of every page, shown only if the content has notices. `Notice.client.ts` replaces
 * it with the current notice.
 */
export function Notice() {
  const { site } = useSite();
  const { notices, phone } = site.facts;
  const [before = "", after = ""] = site.interface.supportLine.split("{phone}");
  if (notices.length === 0) return null;
  return (
    <div className={styles.strip}>
      <div className={`${container} ${styles.lines}`}>
        <p {...{ [attribute.support]: "" }}>
          {before}
          <a href={telHref(phone)}>{phone}</a>
          {after}
        </p>
        {notices.map(({ from, until, text }) => (
          <p key={from} {...{ [attribute.noticeFrom]: from, [attribute.noticeTo]: until }} hidden>
            <Prose text={text} />
          </p>
        ))}
      </div>
    </div>
  );
}
