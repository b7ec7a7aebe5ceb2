import type { SectionOf } from "../../content/sections.ts";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./CallOuts.css.ts";

type Part = SectionOf<"anatomy">["parts"][number];

type CallOutsProps = Pick<SectionOf<"anatomy">, "picture" | "parts"> & { eager?: boolean };

/** The largest share of a picture's height that is cropped above its highest label. */
const largestCrop = 0.1;

/**
 * A picture with labels on its parts. The labels are hidden from screen readers, because the list of parts
 * has the same words.
 */
export function CallOuts({ picture, parts, eager = false }: CallOutsProps) {
  const { points = {}, width = 2, height = 1 } = useSite().pictures.get(picture.file) ?? {};
  const middles = parts.flatMap(({ at, label }) => (label ? [(points[at]?.[1] ?? 0) + label.y / 100] : []));
  const crop = Math.max(0, Math.min(largestCrop, ...middles.map((y) => y - labelHeight / 2)));
  return (
    <>
      {/* Reserves the picture's space to keep the labels in place if the picture does not load. */}
      <svg viewBox={`0 0 ${width} ${Math.round(height * (1 - crop))}`} aria-hidden />
      <Picture {...picture} slot={eager ? "wide" : "parts"} eager={eager} className={styles.picture} />
      <svg className={styles.labels} aria-hidden>
        {parts.map(
          // The content check guarantees a point for each part.
          (part) =>
            part.label && <CallOut key={part.at} {...part} label={part.label} point={points[part.at]} />,
        )}
      </svg>
    </>
  );
}

type CallOutProps = {
  title: string;
  label: NonNullable<Part["label"]>;
  point: readonly [x: number, y: number] | undefined;
};

/** A label's height as a share of the picture's, on wide screens. */
const labelHeight = 0.12;

/** Width and height of the area in which a label is centred, as percentages of the picture. */
const area = { width: 30, height: 24 };

/** A label with a line that runs sideways from its centre, then up or down to the part. */
function CallOut({ title, label, point: [x, y] = [0.5, 0.5] }: CallOutProps) {
  const part = { x: 100 * x, y: 100 * y };
  const centre = { x: part.x + label.x, y: part.y + label.y };
  return (
    <>
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
    </>
  );
}

const percent = (value: number): string => `${Number(value.toFixed(2))}%`;
