import { dayRange, mailtoHref, telHref, timeRanges } from "../../content/contacts.ts";
import { unbroken } from "../../styles/text.css.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactButtons.css.ts";

export function ContactButtons({ quote }: { quote: string }) {
  const { site } = useSite();
  const { phone, email, hours } = site.facts;
  const { closing } = site.offer;
  const open = hours
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ days, intervals }) => `${dayRange(days)} ${timeRanges(intervals)}`);
  return (
    <div className={styles.contacts}>
      <div className={styles.buttons}>
        <ButtonLink href="/contact">{quote}</ButtonLink>
        <ButtonLink href={telHref(phone)} variant="outline">
          <Icon name="phone" size={20} />
          {closing.call} {phone}
        </ButtonLink>
        <ButtonLink href={mailtoHref(email)} variant="outline">
          <Icon name="mail" size={20} />
          <span>
            {/* A narrow button would break "E-mail" at its hyphen. */}
            <span className={unbroken}>{closing.email}</span> {email}
          </span>
        </ButtonLink>
      </div>
      <p className={styles.note}>{closing.note.replace("{hours}", open.join(", "))}</p>
    </div>
  );
}
