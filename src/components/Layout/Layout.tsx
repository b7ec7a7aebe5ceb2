import type { ReactNode } from "react";
import { categoryOf, isPublic, type Route } from "../../content/routes.ts";
import { lookOf } from "../../content/sections.ts";
import { variant } from "../ButtonLink/ButtonLink.css.ts";
import { CallBar } from "../CallBar/CallBar.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { pageShades } from "../Site/groundOf.ts";
import { useSite } from "../Site/Site.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import "../../styles/print.css.ts";
import { family } from "../../styles/tint.css.ts";
import "../../styles/transition.css";
import * as styles from "./Layout.css.ts";

/** True if the page's head is a night scene in both themes. The header is dark above it. */
const hasNightHead = ({ kind, page }: Route): boolean =>
  kind === "home" || kind === "about" || kind === "contact" || ("layout" in page && page.layout === "cold");

export function Layout({ children }: { children: ReactNode }) {
  const { site, route } = useSite();
  const look = "sections" in route.page ? lookOf(route.page) : {};
  return (
    <>
      <a className={`${styles.skip} ${variant.primary}`} href="#content">
        {site.interface.skipLink}
      </a>
      <header className={hasNightHead(route) ? styles.night : styles.banner}>
        {isPublic(route) && <Notice />}
        <TopBar />
        <Header />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={`${styles.main} ${family[pageShades(look, categoryOf(route))]}`}
      >
        {children}
      </main>
      <Footer />
      {isPublic(route) && <CallBar />}
    </>
  );
}
