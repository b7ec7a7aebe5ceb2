import { kindLine } from "../../content/gallery.ts";
import type { HeadPicture } from "../../content/pictureFields.ts";
import type { Project } from "../../content/projects.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { NightPicture } from "../Picture/NightPicture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ProjectSlide.css.ts";

/** A picture beside its caption or, on small viewports, above it. */
export function ProjectSlide({ project }: { project: Project }) {
  const { title, caption, href, photograph, image } = project;
  const offer = useSite().offers.find((each) => each.href === href);
  const { file, nightFile, focus }: Omit<HeadPicture, "alt"> = photograph ?? image;
  return (
    <Link href={href} className={`${darkPanel.cold} ${styles.slide}`}>
      <NightPicture {...{ file, nightFile, focus }} alt="" slot="slide" className={styles.picture} />
      <span className={styles.text}>
        <span className={styles.category}>{kindLine(project)}</span>
        <span className={styles.title}>{title}</span>
        <span className={styles.caption}>
          <Prose text={caption} />
        </span>
        {offer && (
          <span className={styles.page}>
            {offer.title}
            <Icon name="chevron-right" size={20} />
          </span>
        )}
      </span>
    </Link>
  );
}
