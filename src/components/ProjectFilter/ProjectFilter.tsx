import type { GalleryPage } from "../../content/pages.ts";
import type { Projects } from "../../content/projects.ts";
import * as styles from "./ProjectFilter.css.ts";

type ProjectFilterProps = { strings: GalleryPage["filter"] } & Projects;

/** A category filter of radio buttons. It is implemented in CSS and needs no script. */
export function ProjectFilter({ strings, categories, projects }: ProjectFilterProps) {
  const counts = categories
    .map((category, place) => ({
      category,
      place,
      count: projects.filter((project) => project.category === category).length,
    }))
    .filter(({ count }) => count > 0);
  const format = (sentence: string, count: number) =>
    sentence.replace("{count}", String(count)).replace("{total}", String(projects.length));
  return (
    <div className={styles.root}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>{strings.label}</legend>
        <Choice label={strings.all} count={projects.length} />
        {counts.map(({ category, place, count }) => (
          <Choice key={category} place={place} label={category} count={count} />
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        <span>{format(strings.everything, projects.length)}</span>
        {counts.map(({ category, place, count }) => (
          <span key={category} className={`${styles.noteOfCategory} ${styles.of[place]}`}>
            {category}: {format(strings.result, count)}
          </span>
        ))}
      </p>
    </div>
  );
}

function Choice({ place, label, count }: { place?: number; label: string; count: number }) {
  const isAll = place === undefined;
  return (
    <label className={styles.choice}>
      <input
        className={isAll ? styles.radio : `${styles.radio} ${styles.category} ${styles.choiceOf[place]}`}
        type="radio"
        name="category"
        id={isAll ? "all" : `category-${place + 1}`}
        defaultChecked={isAll}
      />
      {label} <span className={styles.count}>{count}</span>
    </label>
  );
}
