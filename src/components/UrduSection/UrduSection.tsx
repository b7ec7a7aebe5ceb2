import { telHref } from "../../content/contacts.ts";
import type { MarketingPage } from "../../content/pages.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./UrduSection.css.ts";

type UrduSectionProps = NonNullable<MarketingPage["urdu"]>;

/** The header links to it. The phone number has a line of its own, from left to right. */
export function UrduSection({ heading, lines, call }: UrduSectionProps) {
  const { phone } = useSite().site.facts;
  return (
    <div className={styles.lazy}>
      <Section id="urdu" heading={heading} plain>
        <div className={styles.text} dir="rtl">
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Prose key={line} as="li" text={line} />
            ))}
          </ul>
          <Prose as="p" text={call} />
          <p>
            <a className={styles.phone} href={telHref(phone)} dir="ltr">
              <Icon name="phone" size={20} />
              {phone}
            </a>
          </p>
        </div>
      </Section>
    </div>
  );
}
