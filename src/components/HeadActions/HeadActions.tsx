import { telHref } from "../../content/contacts.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./HeadActions.css.ts";

type HeadActionsProps = {
  /** The first button; by default it asks for a quote. */
  primary?: { label: string; href: string } | undefined;
  /** The first button has a whole line on phones. */
  long?: boolean;
};

/** The two buttons in the head of a page: ask for a quote, or what the page is for, and call. */
export function HeadActions({ primary, long = false }: HeadActionsProps) {
  const { site } = useSite();
  const { phone } = site.facts;
  const { label, href } = primary ?? { label: site.interface.quote, href: "/contact" };
  return (
    <div className={long ? styles.stacked : styles.row}>
      <ButtonLink href={href}>{label}</ButtonLink>
      <ButtonLink href={telHref(phone)} look="outline">
        <Icon name="phone" size={20} />
        {site.interface.call} <span className={styles.number}>{phone}</span>
      </ButtonLink>
    </div>
  );
}
