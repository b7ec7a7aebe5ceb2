import { Fragment } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./CallOuts.css.ts";

type Part = SectionOf<"anatomy">["parts"][number];

type CallOutsProps = Pick<SectionOf<"anatomy">, "picture" | "parts"> & { eager?: boolean };

/** The largest share of a picture's height that is cropped above its highest label. */
const largestCrop = 0.1;

/**
 * A picture with labels on its parts, or below `lg` with the numbers that the parts have in the list. Both are
 * hidden from screen readers, because the list has the same words.
 */
export function CallOuts({ picture, parts, eager = false }: CallOutsProps) {
  const { points = {}, width = 2, height = 1 } = useSite().pictures.get(picture.file) ?? {};
  const middles = parts.flatMap(({ at, label }) => (label ? [(points[at]?.[1] ?? 0) + label.y / 100] : []));
  const crop = Math.max(0, Math.min(largestCrop, ...middles.map((y) => y - labelHeight / 2)));
  // The content check guarantees a point for each part.
  const placed = parts.map((part) => ({ ...part, point: points[part.at] ?? ([0.5, 0.5] as const) }));
  const shift = shiftTo(placed.map(({ point }) => point[0]));
  return (
    <div className={`${styles.scene} ${styles.shifted[shift]}`}>
      {/* Reserves the picture's space to keep the labels in place if the picture does not load. */}
      <svg
        className={styles.reserved}
        viewBox={`0 0 ${width} ${Math.round(height * (1 - crop))}`}
        aria-hidden
      />
      <Picture {...picture} slot={eager ? "wide" : "parts"} eager={eager} className={styles.picture} />
      <svg className={styles.labels} aria-hidden>
        {placed.map(({ at, label, title, point }, index) => (
          <Fragment key={at}>
            {label && <CallOut title={title} label={label} point={point} />}
            <Dot number={index + 1} point={point} shift={shift} />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

type Point = readonly [x: number, y: number];

/** The share of the picture's width that phones show, and the distance of a number from its edges. */
const visible = { width: 1 / styles.phone.wider, edge: 0.035 };

/** The step by which phones move the picture to the left, so that its parts are in the middle. */
function shiftTo(all: number[]): styles.Shift {
  const start = (Math.min(...all) + Math.max(...all) - visible.width) / 2;
  const step = Math.round((styles.lastShift * start) / (1 - visible.width));
  return Math.min(styles.lastShift, Math.max(0, step)) as styles.Shift;
}

function Dot({ number, point: [x, y], shift }: { number: number; point: Point; shift: number }) {
  const start = (shift / styles.lastShift) * (1 - visible.width);
  const inside = Math.min(start + visible.width - visible.edge, Math.max(start + visible.edge, x));
  return (
    <g className={styles.dot}>
      <circle cx={percent(100 * inside)} cy={percent(100 * y)} r="13" />
      <text x={percent(100 * inside)} y={percent(100 * y)} dy="0.35em">
        {number}
      </text>
    </g>
  );
}

type CallOutProps = {
  title: string;
  label: NonNullable<Part["label"]>;
  point: Point;
};

/** A label's height as a share of the picture's, on wide screens. */
const labelHeight = 0.12;

/** Width and height of the area in which a label is centred, as percentages of the picture. */
const area = { width: 30, height: 24 };

/** A label with a line that runs sideways from its centre, then up or down to the part. */
function CallOut({ title, label, point: [x, y] }: CallOutProps) {
  const part = { x: 100 * x, y: 100 * y };
  const centre = { x: part.x + label.x, y: part.y + label.y };
  return (
    <g className={styles.callOut}>
      <line x1={percent(centre.x)} y1={percent(centre.y)} x2={percent(part.x)} y2={percent(centre.y)} />
      <line x1={percent(part.x)} y1={percent(centre.y)} x2={percent(part.x)} y2={percent(part.y)} />
      <circle cx={percent(part.x)} cy={percent(part.y)} r="7" />
      <foreignObject
        x={percent(centre.x - area.width / 2)}
        y={percent(centre.y - area.height / 2)}
        width={percent(area.width)}
        height={percent(area.height)}
      >
        <div className={styles.place}>
          <div className={styles.label}>
            <span className={styles.figure}>{label.figure}</span>
            <span className={styles.name}>{title}</span>
          </div>
        </div>
      </foreignObject>
    </g>
  );
}

const percent = (value: number): string => `${Number(value.toFixed(2))}%`;
