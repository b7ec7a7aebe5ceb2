import type { Project } from "../../content/projects.ts";
import { columns } from "../../styles/layout.css.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./ProjectGrid.css.ts";

/** Projects as a grid of captioned pictures, each leading to the page about that kind of work. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  return (
    <ul className={columns[3]}>
      {projects.map((project, index) => (
        <li key={project.title}>
          <ProjectCard project={project} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** One project: picture, category, title. */
export function ProjectCard({ project, eager = false }: { project: Project; eager?: boolean }) {
  return (
    <Link href={project.href} className={styles.card}>
      <Picture
        file={project.image.file}
        alt={project.image.alt}
        slot="card"
        eager={eager}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.category}>{project.category}</span>
        <span className={styles.title}>{project.title}</span>
      </span>
    </Link>
  );
}
