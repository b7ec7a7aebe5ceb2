import { Fragment } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { ends, starts, steps } from "../../styles/steps.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./CallOuts.css.ts";

type Part = SectionOf<"anatomy">["parts"][number];

type CallOutsProps = Pick<SectionOf<"anatomy">, "picture" | "parts"> & { eager?: boolean };

/** The largest share of a picture's height that is cropped above its highest label. */
const largestCrop = 0.1;
/** Space above the highest label, as a share of the picture's height. In a head, the sky continues there. */
const clearance = 0.03;

/**
 * A picture with the numbers that its parts have in the list and, from `lg`, labels. Both are hidden from screen
 * readers, because the list has the same words.
 */
export function CallOuts({ picture, parts, eager = false }: CallOutsProps) {
  const { points = {}, width = 2, height = 1 } = useSite().pictures.get(picture.file) ?? {};
  const middles = parts.flatMap(({ at, label }) => (label ? [(points[at]?.[1] ?? 0) + label.y / 100] : []));
  const crop = Math.max(
    0,
    Math.min(largestCrop, ...middles.map((y) => y - labelHeight / 2 - (eager ? 0 : clearance))),
  );
  // The content check guarantees a point for each part.
  const placed = parts.map((part) => ({ ...part, point: points[part.at] ?? ([0.5, 0.5] as const) }));
  const [start, end] = phoneView(Object.values(points).map(([x]) => x));
  return (
    <div className={`${styles.scene} ${starts[start]} ${ends[end]}`}>
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
            <Dot number={index + 1} point={point} className={styles.exact} />
            <Dot number={index + 1} point={inside(point, start, end)} className={styles.inside} />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

type Point = readonly [x: number, y: number];

/** The smallest share of a picture's width that phones show, and the space at the sides of its parts. */
const view = { least: 0.66, side: 0.12 };
/** The distance of a number from the edges of the view, as a share of its width: 41 px at 360 px. */
const edge = 0.115;

/** The part of a picture that phones show, in steps: around all known positions, also those without a label. */
function phoneView(all: number[]): [start: number, end: number] {
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const share = Math.min(1, Math.max(view.least, last - first + 2 * view.side));
  const start = Math.min(1 - share, Math.max(0, (first + last - share) / 2));
  return [Math.round(start * steps), Math.round((start + share) * steps)];
}

/** Returns the point at a distance from the edges of the view. */
function inside([x, y]: Point, start: number, end: number): Point {
  const space = edge * (end - start);
  return [Math.min(end - space, Math.max(start + space, x * steps)) / steps, y];
}

type DotProps = { number: number; point: Point; className: string };

const Dot = ({ number, point: [x, y], className }: DotProps) => (
  <g className={className}>
    <circle cx={percent(100 * x)} cy={percent(100 * y)} r="13" />
    <text x={percent(100 * x)} y={percent(100 * y)} dy="0.35em">
      {number}
    </text>
  </g>
);

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
