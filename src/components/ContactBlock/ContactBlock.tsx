import type { ReactNode } from "react";
import { dayRange, mailtoHref, timeRanges } from "../../content/contacts.ts";
import type { CallToAction } from "../../content/primitives.ts";
import { deep } from "../../styles/theme.css.ts";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactBlock.css.ts";

export function ContactBlock({ heading, text, button, children }: CallToAction & { children?: ReactNode }) {
  const { site } = useSite();
  const { email, hours } = site.facts;
  const { closing } = site.offer;
  const open = hours
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ days, intervals }) => `${dayRange(days)} ${timeRanges(intervals)}`);
  return (
    <section className={`${deep} ${styles.block}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>
          <Prose text={text} />
        </p>
      </div>
      <div className={styles.contacts}>
        <HeadActions primary={{ label: button, href: "/contact" }} />
        <p className={styles.lines}>
          <strong>{closing.support}</strong>
          <a href={mailtoHref(email)} className={styles.email}>
            {email}
          </a>
        </p>
      </div>
      <div className={styles.notes}>
        {children}
        <p>
          <Prose text={closing.note.replace("{hours}", open.join(", "))} />
        </p>
      </div>
    </section>
  );
}
