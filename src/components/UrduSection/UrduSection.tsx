import { telHref } from "../../content/contacts.ts";
import type { MarketingPage } from "../../content/pages.ts";
import { Fold } from "../Fold/Fold.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./UrduSection.css.ts";

type UrduSectionProps = NonNullable<MarketingPage["urdu"]>;

/**
 * The link in the header opens it. It is folded because browsers load the Urdu typeface, which is larger than a page,
 * only for text that they lay out.
 */
export function UrduSection({ heading, lines, call }: UrduSectionProps) {
  const { site } = useSite();
  const { phone } = site.facts;
  return (
    <section id="urdu" className={styles.section} dir="rtl">
      <Fold heading={<span lang="ur">{site.interface.readUrdu}</span>}>
        <Prose as="h2" text={heading} />
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Prose key={line} as="li" text={line} />
          ))}
        </ul>
        <Prose as="p" text={call} />
        <a className={styles.phone} href={telHref(phone)} dir="ltr">
          <Icon name="phone" size={20} />
          {phone}
        </a>
      </Fold>
    </section>
  );
}
