import { Drawer } from "../../islands/Drawer/Drawer.tsx";
import { container } from "../../styles/layout.css.ts";
import { Island } from "../Island/Island.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { useSite } from "../Site/Site.tsx";
import { SocialLinks } from "../SocialLinks/SocialLinks.tsx";
import { ThemeToggle } from "../ThemeToggle/ThemeToggle.tsx";
import * as styles from "./Header.css.ts";

/** The sticky band: the menu, or below `xl` the drawer's button; social links and the theme toggle. */
export function Header() {
  const { site } = useSite();
  const words = site.interface;
  const labels = {
    open: words.openMenu,
    title: words.drawerTitle,
    description: words.drawerDescription,
    close: words.close,
    error: words.applicationError,
    errorText: words.applicationErrorText,
  };
  return (
    <div className={styles.header}>
      <div className={`${container} ${styles.row}`}>
        <Island
          name="Drawer"
          id="drawer"
          component={Drawer}
          props={{ labels, source: "menu", fallback: "footer-links" }}
          hydrate="intent"
          className={styles.drawer}
        />
        <Menu />
        <div className={styles.tools}>
          <SocialLinks />
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}
