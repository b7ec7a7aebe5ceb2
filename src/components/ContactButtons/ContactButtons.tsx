import { dayRange, mailtoHref, timeRanges } from "../../content/contacts.ts";
import { unbroken } from "../../styles/text.css.ts";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactButtons.css.ts";

export function ContactButtons({ quote }: { quote: string }) {
  const { site } = useSite();
  const { email, hours } = site.facts;
  const { closing } = site.offer;
  const open = hours
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ days, intervals }) => `${dayRange(days)} ${timeRanges(intervals)}`);
  return (
    <div className={styles.contacts}>
      <HeadActions primary={{ label: quote, href: "/contact" }} />
      <p className={styles.note}>
        <span className={unbroken}>{closing.email}</span>{" "}
        <a href={mailtoHref(email)} className={styles.email}>
          {email}
        </a>
        <br />
        <Prose text={closing.note.replace("{hours}", open.join(", "))} />
      </p>
    </div>
  );
}
