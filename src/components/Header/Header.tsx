import { telHref } from "../../content/contacts.ts";
import { Drawer } from "../../islands/Drawer/Drawer.tsx";
import { container } from "../../styles/layout.css.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Island } from "../Island/Island.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { useSite } from "../Site/Site.tsx";
import { SocialLinks } from "../SocialLinks/SocialLinks.tsx";
import { ThemeToggle } from "../ThemeToggle/ThemeToggle.tsx";
import * as styles from "./Header.css.ts";

export function Header() {
  const { site, route } = useSite();
  const { call, quote } = site.interface;
  return (
    <div className={styles.header}>
      <div className={`${container} ${styles.row}`}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <Menu />
        <div className={styles.controls}>
          {"urdu" in route.page && route.page.urdu && (
            <a className={styles.urdu} href="#urdu" lang="ur" dir="rtl">
              {site.interface.urdu}
            </a>
          )}
          <div className={styles.wide}>
            <SocialLinks place="header" />
          </div>
          <a
            className={styles.call}
            href={telHref(site.facts.phone)}
            aria-label={`${call} ${site.facts.phone}`}
          >
            <Icon name="phone" size={20} />
          </a>
          <ThemeToggle />
          <div className={styles.wide}>
            <ButtonLink href="/contact">{quote}</ButtonLink>
          </div>
          <Island name="Drawer" id="drawer" component={Drawer} hydrate="intent" className={styles.narrow} />
        </div>
      </div>
    </div>
  );
}
