import type { ReactNode } from "react";
import { look } from "../ButtonLink/ButtonLink.css.ts";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { useSite } from "../Site/Site.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import "../../styles/print.css.ts";
import "../../styles/transition.css";
import * as styles from "./Layout.css.ts";

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { site } = useSite();
  return (
    <>
      <a className={`${styles.skip} ${look.primary}`} href="#content">
        {site.interface.skipLink}
      </a>
      <header className={styles.banner}>
        <TopBar />
        <Header />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
