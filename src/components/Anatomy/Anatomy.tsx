import type { Anatomy as Content } from "../../content/anatomy.ts";
import { muted } from "../../styles/text.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import { callouts, type Part, percent } from "./callouts.ts";
import * as styles from "./Anatomy.css.ts";

type AnatomyProps = Pick<Content, "heading" | "picture" | "parts"> & {
  /** Ids of the parts, in the order of content. */
  ids: string[];
};

/**
 * A cut-away drawing with numbered pins and call-outs on both sides, or below it in narrow viewports.
 * Hovering or focusing one highlights both. Only pins are links: they lead to text that everyone can use,
 * whereas links from call- outs to pins would only add tab stops for screen reader users.
 */
export function Anatomy({ heading, picture, parts, ids }: AnatomyProps) {
  const { points = {}, alpha, width, height } = useSite().pictures.get(picture.file) ?? {};
  const numbered = callouts(parts, points).map((part) => ({ ...part, id: ids[part.index] ?? part.at }));
  return (
    <div className={styles.anatomy}>
      <div className={alpha ? `${styles.scene} ${styles.cutOut}` : styles.scene}>
        <svg className={styles.room} viewBox={`0 0 ${width} ${height}`} aria-hidden />
        <Picture {...picture} slot="parts" />
        <svg className={styles.drawing} role="group" aria-label={heading}>
          <g className={styles.leaders} aria-hidden>
            {numbered.map((part) => (
              <Leader key={part.id} {...part} margin={alpha ? styles.margin : 0} />
            ))}
          </g>
          {numbered.map((part, index) => (
            <Pin key={part.id} {...part} number={index + 1} />
          ))}
        </svg>
      </div>
      <ol className={styles.list}>
        {numbered.map((part) => (
          <Callout key={part.id} {...part} />
        ))}
      </ol>
    </div>
  );
}

type PartProps = Part & { id: string };

function Callout({ id, title, text, side, of }: PartProps) {
  return (
    <li id={id} className={`${styles.part} ${styles.sides[side]} ${styles.rows[of - 1] ?? ""}`}>
      <h3>
        <Prose text={title} />
      </h3>
      {text && (
        <p className={muted}>
          <Prose text={text} />
        </p>
      )}
    </li>
  );
}

/** A line from the pin to the picture's edge, at the height of the call-out's upper line. */
function Leader({ x, y, side, of, row, margin }: PartProps & { margin: number }) {
  const edge = side === "left" ? margin : 1 - margin;
  return <line x1={percent(x)} y1={percent(y)} x2={percent(edge)} y2={percent(row / of)} />;
}

function Pin({ id, title, x, y, number }: PartProps & { number: number }) {
  return (
    <a className={styles.pin} href={`#${id}`} aria-label={`${number}: ${title}`}>
      <circle cx={percent(x)} cy={percent(y)} r="16" />
      <text x={percent(x)} y={percent(y)} dy=".35em" aria-hidden>
        {number}
      </text>
    </a>
  );
}
