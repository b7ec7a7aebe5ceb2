import { mailtoHref, telHref } from "../../content/contacts.ts";
import { container } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./TopBar.css.ts";

export function TopBar() {
  const { site } = useSite();
  const { email, phone } = site.facts;
  return (
    <div className={styles.bar}>
      <div className={`${container} ${styles.row}`}>
        <Logo />
        <a className={styles.link} href={mailtoHref(email)}>
          <Icon name="mail" size={20} />
          {email}
        </a>
        <a className={styles.link} href={telHref(phone)}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
      </div>
    </div>
  );
}
