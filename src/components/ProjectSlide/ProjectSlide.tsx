import { kindLine, shownPicture } from "../../content/gallery.ts";
import type { Project } from "../../content/projects.ts";
import { shadesOf } from "../../styles/shades.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./ProjectSlide.css.ts";

export function ProjectSlide({ project }: { project: Project }) {
  const { category, title, href } = project;
  const { file, focus } = shownPicture(project);
  return (
    <Link href={href} className={`${styles.slide} ${grounded[shadesOf(category)]}`}>
      <Picture file={file} focus={focus} alt="" slot="slide" className={styles.picture} />
      <span className={styles.text}>
        <span className={styles.category}>{kindLine(project)}</span>
        <span className={styles.title}>{title}</span>
      </span>
    </Link>
  );
}
