import { Icon } from "../../components/Icon/Icon.tsx";
import { round } from "../../styles/layout.css.ts";
import type { SharedProps } from "../sharedProps.ts";
import * as styles from "./DrawerContacts.css.ts";

export function DrawerContacts({ labels, contacts, social }: SharedProps["Drawer"]) {
  const { call, whatsapp, quote } = contacts;
  return (
    <div className={styles.contacts}>
      <div className={styles.actions}>
        <a className={styles.action} href={call.href}>
          <Icon name="phone" size={20} />
          {call.label}
        </a>
        {whatsapp && (
          <a className={styles.action} href={whatsapp} target="_blank" rel="noreferrer">
            <Icon name="whatsapp" size={20} />
            WhatsApp
          </a>
        )}
        <a className={styles.action} href={quote.href}>
          <Icon name="file-text" size={20} />
          {quote.label}
        </a>
      </div>
      <ul className={styles.social} aria-label={labels.social}>
        {social.map(({ icon, label, href }) => (
          <li key={href}>
            <a className={round} href={href} aria-label={label} target="_blank" rel="noreferrer">
              <Icon name={icon} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
