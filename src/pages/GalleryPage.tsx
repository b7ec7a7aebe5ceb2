import { Breadcrumb } from "../components/Breadcrumb/Breadcrumb.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { ProjectGrid } from "../components/ProjectGrid/ProjectGrid.tsx";
import { Paragraphs } from "../components/Prose/Prose.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { GalleryPage as Content } from "../content/pages.ts";
import { container } from "../styles/layout.css.ts";
import { lead } from "../styles/text.css.ts";
import * as styles from "./GalleryPage.css.ts";

/** All projects in a grid. */
export function GalleryPage({ page }: { page: Content }) {
  const { site } = useSite();
  return (
    <>
      <div className={`${container} ${styles.page}`}>
        <div className={styles.head}>
          <Breadcrumb />
          <h1 className={styles.heading}>{page.heading}</h1>
          <p className={lead}>{page.lead}</p>
        </div>
        <ProjectGrid projects={site.projects.projects} />
        <div className={styles.text}>
          <Paragraphs texts={page.paragraphs} />
        </div>
      </div>
      <ContactBlock {...page.contact} />
    </>
  );
}
