import { telHref } from "../../content/contacts.ts";
import { container } from "../../styles/layout.css.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { DrawerButton } from "../Drawer/Drawer.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { useSite } from "../Site/Site.tsx";
import { headerRoom, SocialLinks } from "../SocialLinks/SocialLinks.tsx";
import { ThemeToggle } from "../ThemeToggle/ThemeToggle.tsx";
import * as styles from "./Header.css.ts";

/**
 * Sticky header: logo, menu, social links, theme toggle and quote button; below `xl` logo, call link, theme
 * toggle and drawer button.
 */
export function Header() {
  const { site } = useSite();
  const { call, quote } = site.interface;
  return (
    <div className={styles.header}>
      <div className={`${container} ${styles.row}`}>
        <Logo />
        <Menu />
        <div className={styles.tools}>
          <div className={styles.wide}>
            <SocialLinks profiles={site.facts.social.slice(0, headerRoom)} />
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
          <div className={styles.narrow}>
            <DrawerButton />
          </div>
        </div>
      </div>
    </div>
  );
}
