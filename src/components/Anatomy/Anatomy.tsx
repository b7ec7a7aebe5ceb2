import type { SectionOf } from "../../content/sections.ts";
import { Picture } from "../Picture/Picture.tsx";
import { TitledText } from "../Prose/TitledText.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Anatomy.css.ts";

type AnatomyProps = Pick<SectionOf<"anatomy">, "heading" | "picture" | "parts"> & {
  /** One id per part, in the order of `parts`. */
  ids: string[];
};

/**
 * A cutaway drawing with pins, numbered from left to right, and descriptions of its parts. Only the pins are
 * links: links from the descriptions back to the pins would only add tab stops.
 */
export function Anatomy({ heading, picture, parts, ids }: AnatomyProps) {
  const { points = {}, width, height } = useSite().pictures.get(picture.file) ?? {};
  const numbered = parts
    .map((part, index) => {
      // The content check guarantees a point for each part, so the fallback only satisfies the type checker.
      const [x, y] = points[part.at] ?? [0.5, 0.5];
      return { ...part, id: ids[index] ?? part.at, x, y };
    })
    .toSorted((a, b) => a.x - b.x);
  return (
    <div className={styles.anatomy}>
      <div className={styles.scene}>
        {/* Reserves the picture's space to keep the pins in place if the picture does not load. */}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden />
        <Picture {...picture} slot="parts" />
        <svg className={styles.pins} role="group" aria-label={heading}>
          {numbered.map((part, index) => (
            <Pin key={part.id} {...part} number={index + 1} />
          ))}
        </svg>
      </div>
      <ol className={parts.length % 4 === 0 ? `${styles.list} ${styles.quarters}` : styles.list}>
        {numbered.map(({ id, title, text }) => (
          <li key={id} id={id} className={styles.part}>
            <TitledText title={title} text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;

type PinProps = { id: string; title: string; x: number; y: number; number: number };

function Pin({ id, title, x, y, number }: PinProps) {
  return (
    <a className={styles.pin} href={`#${id}`} aria-label={`${number}: ${title}`}>
      <circle cx={percent(x)} cy={percent(y)} r="18" />
      <text x={percent(x)} y={percent(y)} dy=".35em" aria-hidden>
        {number}
      </text>
    </a>
  );
}
