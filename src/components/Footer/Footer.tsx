import { addressLine, mailtoHref, telHref } from "../../content/contacts.ts";
import type { NavigationItem } from "../../content/navigation.ts";
import { CreditCard } from "../../islands/CreditCard/CreditCard.tsx";
import { container } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Island } from "../Island/Island.tsx";
import { Link } from "../Link/Link.tsx";
import { Paragraph } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import { SocialLinks } from "../SocialLinks/SocialLinks.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./Footer.css.ts";

export function Footer() {
  const { site, year, islands } = useSite();
  const { quickLinks, services, solutions, legal } = site.navigation.footer;
  const [before = "", after] = site.interface.copyright
    .replace("{name}", () => site.facts.name)
    .split("{year}");
  return (
    <footer className={styles.footer}>
      <div className={`${container} ${styles.columns}`} id="footer-links" tabIndex={-1}>
        <Company />
        <div className={styles.lists}>
          <LinkList list={quickLinks} />
          <LinkList list={services} />
          <LinkList list={solutions} />
        </div>
        <div className={styles.closing}>
          <p {...{ [attribute.src]: islands.get("Later") }}>
            {before}
            {after !== undefined && (
              <span className={styles.year} {...{ [attribute.year]: "" }}>
                {year}
              </span>
            )}
            {after}
          </p>
          {legal.length > 0 && (
            <ul className={styles.legal}>
              <Items items={legal} />
            </ul>
          )}
          {site.credit.show && <Credit />}
        </div>
      </div>
    </footer>
  );
}

function Company() {
  const { site } = useSite();
  const { name, blurb, address, phone, email } = site.facts;
  return (
    <div className={styles.company}>
      <h2>{name}</h2>
      <p>{blurb}</p>
      <address className={styles.address}>
        <Paragraph text={addressLine(address)} />
        <a className={styles.contact} href={telHref(phone)}>
          {phone}
        </a>
        <a className={styles.contact} href={mailtoHref(email)}>
          {email}
        </a>
      </address>
      <SocialLinks place="footer" />
    </div>
  );
}

function LinkList({ list }: { list: { heading: string; items: NavigationItem[] } }) {
  return (
    <nav aria-label={list.heading}>
      <details className={styles.group}>
        <summary className={styles.summary}>
          <h2>{list.heading}</h2>
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul>
          <Items items={list.items} />
        </ul>
      </details>
    </nav>
  );
}

const Items = ({ items }: { items: NavigationItem[] }) =>
  items.map(({ name, href }) => (
    <li key={name}>
      <Link className={styles.link} href={href}>
        {name}
      </Link>
    </li>
  ));

function Credit() {
  const { site, pictures } = useSite();
  const photoUrl = pictures.get(site.credit.photo)?.slots.avatar.fallback ?? "";
  return (
    <Island name="CreditCard" id="credit" component={CreditCard} props={{ photoUrl }} hydrate="intent" />
  );
}
