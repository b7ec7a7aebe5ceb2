import { kindLine } from "../../content/gallery.ts";
import type { Project } from "../../content/projects.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { shadesOf } from "../../styles/shades.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./ProjectSlide.css.ts";

/** A picture with its caption. */
export function ProjectSlide({ project }: { project: Project }) {
  const { category, title, caption, href, photograph, close, image } = project;
  const { file, focus } = photograph ?? close ?? image;
  const nightFile = photograph ? undefined : close?.nightFile;
  return (
    <Link href={href} className={styles.slide}>
      <Picture
        {...{ file, nightFile, focus }}
        alt=""
        slot="slide"
        className={`${styles.picture} ${grounded[shadesOf(category)]}`}
      />
      <span className={styles.text}>
        <span className={styles.category}>{kindLine(project)}</span>
        <span className={styles.title}>{title}</span>
        <span className={styles.caption}>
          <Prose text={caption} />
        </span>
      </span>
    </Link>
  );
}
