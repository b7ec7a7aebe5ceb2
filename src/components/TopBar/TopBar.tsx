import { mailtoHref, telHref } from "../../content/contacts.ts";
import { container } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./TopBar.css.ts";

/** The band above the header: logo, mail link and call link. */
export function TopBar() {
  const { site } = useSite();
  const { email, phone } = site.facts;
  return (
    <div className={styles.bar}>
      <div className={`${container} ${styles.row}`}>
        <Logo />
        <div className={styles.links}>
          <a className={styles.link} href={mailtoHref(email)}>
            <Icon name="mail" size={20} />
            <span className={styles.label}>{email}</span>
          </a>
          <a className={styles.link} href={telHref(phone)}>
            <Icon name="phone" size={20} />
            <span className={styles.label}>{phone}</span>
          </a>
        </div>
      </div>
    </div>
  );
}
