import { Breadcrumb } from "../components/Breadcrumb/Breadcrumb.tsx";
import { head } from "../components/CallBar/CallBar.css.ts";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { HeadActions } from "../components/HeadActions/HeadActions.tsx";
import { Island } from "../components/Island/Island.tsx";
import { scope } from "../components/ProjectFilter/ProjectFilter.css.ts";
import { ProjectFilter } from "../components/ProjectFilter/ProjectFilter.tsx";
import { preloadPicture } from "../components/Picture/Picture.tsx";
import { ProjectGrid } from "../components/ProjectGrid/ProjectGrid.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { GalleryPage as Content } from "../content/galleryPage.ts";
import { nightFileOf, shownPicture } from "../content/gallery.ts";
import { StyleSheet } from "../components/StyleSheet/StyleSheet.tsx";
import { Lightbox } from "../islands/Lightbox/Lightbox.tsx";
import { container, stack, visuallyHidden } from "../styles/layout.css.ts";
import { lead } from "../styles/text.css.ts";
import * as styles from "./GalleryPage.css.ts";

export function GalleryPage({ page }: { page: Content }) {
  const { site, pictures } = useSite();
  const { projects } = site.projects;
  const [first] = projects;
  const picture = first && pictures.get(shownPicture(first).file);
  if (picture) preloadPicture("tileFirst", picture, pictures.get(nightFileOf(first) ?? ""));
  return (
    <>
      <div className={`${container} ${styles.page} ${scope}`}>
        <Breadcrumb />
        <div className={`${head} ${styles.head}`}>
          <h1>{page.heading}</h1>
          <div className={stack.md}>
            <p className={lead}>{page.lead}</p>
            <HeadActions />
          </div>
        </div>
        <StyleSheet />
        <ProjectFilter strings={page.filter} {...site.projects} />
        <h2 className={visuallyHidden}>{page.listHeading}</h2>
        <Island
          name="Lightbox"
          id="projects"
          component={Lightbox}
          props={{ labels: { ...page.lightbox, close: site.interface.close } }}
          slots={{ tiles: <ProjectGrid {...site.projects} /> }}
          hydrate="intent"
        />
      </div>
      <ContactBlock {...page.contact} />
    </>
  );
}
