import type { GalleryPage } from "../../content/pages.ts";
import { categories } from "../../content/primitives.ts";
import type { Project } from "../../content/projects.ts";
import * as styles from "./ProjectFilter.css.ts";

type ProjectFilterProps = { strings: GalleryPage["filter"]; projects: Project[] };

/** A category filter of radio buttons. It is implemented in CSS and needs no script. */
export function ProjectFilter({ strings, projects }: ProjectFilterProps) {
  const counts = categories
    .map((category) => ({
      category,
      count: projects.filter((project) => project.category === category).length,
    }))
    .filter(({ count }) => count > 0);
  const say = (sentence: string, count: number) =>
    sentence.replace("{count}", String(count)).replace("{total}", String(projects.length));
  return (
    <div className={styles.root}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>{strings.label}</legend>
        <Choice id="all" label={strings.all} count={projects.length} />
        {counts.map(({ category, count }) => (
          <Choice key={category} id={category.toLowerCase()} label={category} count={count} />
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        <span>{say(strings.everything, projects.length)}</span>
        {counts.map(({ category, count }) => (
          <span key={category} className={`${styles.noteOfCategory} ${styles.of[category]}`}>
            {category}: {say(strings.result, count)}
          </span>
        ))}
      </p>
    </div>
  );
}

function Choice({ id, label, count }: { id: string; label: string; count: number }) {
  const isAll = id === "all";
  return (
    <label className={styles.choice}>
      <input
        className={isAll ? styles.radio : `${styles.radio} ${styles.category}`}
        type="radio"
        name="category"
        id={id}
        defaultChecked={isAll}
      />
      {label} <span className={styles.count}>{count}</span>
    </label>
  );
}
