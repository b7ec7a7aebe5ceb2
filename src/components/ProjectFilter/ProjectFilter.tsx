import type { GalleryPage } from "../../content/galleryPage.ts";
import type { Projects } from "../../content/projects.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import * as styles from "./ProjectFilter.css.ts";

type ProjectFilterProps = { strings: GalleryPage["filter"] } & Projects;

/** A CSS-only category filter made of radio buttons. */
export function ProjectFilter({ strings, categories, projects }: ProjectFilterProps) {
  const counts = categories
    .map((category, index) => ({
      category,
      index,
      count: projects.filter((project) => project.category === category).length,
    }))
    .filter(({ count }) => count > 0);
  const format = (sentence: string, count: number) =>
    sentence.replace("{count}", String(count)).replace("{total}", String(projects.length));
  return (
    <div className={styles.root}>
      <fieldset className={styles.filter}>
        <legend className={visuallyHidden}>{strings.label}</legend>
        <Choice label={strings.all} count={projects.length} />
        {counts.map(({ category, index, count }) => (
          <Choice key={category} index={index} label={category} count={count} />
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        <span>{format(strings.everything, projects.length)}</span>
        {counts.map(({ category, index, count }) => (
          <span key={category} className={`${styles.noteOfCategory} ${styles.ofCategory[index]}`}>
            {category}: {format(strings.result, count)}
          </span>
        ))}
      </p>
    </div>
  );
}

function Choice({ index, label, count }: { index?: number; label: string; count: number }) {
  const isAll = index === undefined;
  return (
    <label className={styles.choice}>
      <input
        className={isAll ? styles.radio : `${styles.radio} ${styles.category} ${styles.radioOf[index]}`}
        type="radio"
        name="category"
        id={isAll ? "all" : `category-${index + 1}`}
        defaultChecked={isAll}
      />
      {label} <span className={muted}>{count}</span>
    </label>
  );
}
