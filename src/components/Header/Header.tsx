import { Drawer } from "../../islands/Drawer/Drawer.tsx";
import { sharedProps } from "../../islands/sharedProps.ts";
import { container } from "../../styles/layout.css.ts";
import { Island } from "../Island/Island.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { useSite } from "../Site/Site.tsx";
import { SocialLinks } from "../SocialLinks/SocialLinks.tsx";
import { ThemeToggle } from "../ThemeToggle/ThemeToggle.tsx";
import * as styles from "./Header.css.ts";

/** The sticky band: the menu, or below `xl` the drawer's button; social links and the theme toggle. */
export function Header() {
  const shared = sharedProps(useSite().site);
  return (
    <div className={styles.header}>
      <div className={`${container} ${styles.row}`}>
        <Island
          name="Drawer"
          id="drawer"
          component={Drawer}
          shared={shared.Drawer}
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
