import type { Project } from "../../content/projects.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./ProjectSlide.css.ts";

/** One project as a slide: a wide picture, and the words under or beside it, which alone are the link's name. */
export function ProjectSlide({ project }: { project: Project }) {
  const { image, category, title, href } = project;
  return (
    <Link href={href} className={`${styles.slide} ${tinted[category]}`}>
      <Picture {...image} alt="" slot="slide" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.category}>{category}</span>
        <span className={styles.title}>{title}</span>
        <span className={styles.arrow}>
          <Icon name="arrow-right" />
        </span>
      </span>
    </Link>
  );
}
