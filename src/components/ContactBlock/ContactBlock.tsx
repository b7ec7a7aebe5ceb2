import { dayRange, mailtoHref, timeRanges } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/primitives.ts";
import { deep } from "../../styles/theme.css.ts";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { InterfaceIcon } from "../Icon/names.ts";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactBlock.css.ts";

type ContactBlockProps = CallToAction & {
  /** Shows which cities are served and how a project runs. */
  isOffer?: boolean;
};

export function ContactBlock({ heading, text, button, isOffer }: ContactBlockProps) {
  const { site } = useSite();
  const { email, hours } = site.facts;
  const { closing, cities, process } = site.offer;
  const open = hours
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ days, intervals }) => `${dayRange(days)} ${timeRanges(intervals)}`);
  return (
    <section className={`${deep} ${styles.block}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <Paragraph text={text} />
      </div>
      <div className={styles.contacts}>
        <HeadActions primary={{ label: button, href: "/contact" }} />
        <a href={mailtoHref(email)} className={styles.email}>
          {email}
        </a>
      </div>
      <ul className={styles.facts}>
        <Fact icon="badge-check">{closing.experience}</Fact>
        {isOffer && <Fact icon="map-pin">{cities}</Fact>}
        {isOffer && <Fact icon="file-text">{process}</Fact>}
        <Fact icon="calendar-check">{closing.note.replace("{hours}", open.join(", "))}</Fact>
      </ul>
    </section>
  );
}

const Fact = ({ icon, children }: { icon: InterfaceIcon; children: string }) => (
  <li className={styles.fact}>
    <span className={styles.icon}>
      <Icon name={icon} size={20} />
    </span>
    <Prose as="span" text={children} />
  </li>
);
