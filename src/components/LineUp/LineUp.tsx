import type { SectionOf } from "../../content/sections.ts";
import { muted } from "../../styles/text.css.ts";
import { ends, steps } from "../../styles/steps.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./LineUp.css.ts";

type LineUpProps = Pick<SectionOf<"lineup">, "heading" | "vehicles"> & { eager?: boolean };

/**
 * Vehicles side by side on one road, at the same scale. All pictures must have the same height in pixels. An
 * SVG placeholder reserves each picture's space without the empty rows above the tallest vehicle. Only the
 * first picture is eager, so that the others do not compete with it.
 */
export function LineUp({ heading, vehicles, eager = false }: LineUpProps) {
  const { pictures } = useSite();
  const sizes = vehicles.map(({ picture }) => pictures.get(picture) ?? { width: 1, height: 1, sky: 0 });
  const longest = Math.max(...sizes.map(({ width }) => width));
  const sky = Math.min(...sizes.map((size) => size.sky));
  const reserved = sizes.map(({ width, height }) => ({
    // All shrink alike to fit into the row.
    width: `${Math.round((7600 * width) / longest) / 100}vw`,
    viewBox: `0 0 ${width} ${height - sky}`,
  }));
  return (
    <ul className={styles.row} aria-label={heading}>
      {vehicles.map(({ picture, nightPicture, alt, title, facts }, index) => (
        <li
          key={title}
          className={`${styles.vehicle} ${ends[Math.round((steps * (sizes[index]?.width ?? 1)) / longest)]}`}
        >
          <div className={styles.frame}>
            <svg className={styles.placeholder} {...reserved[index]} aria-hidden />
            <Picture
              file={picture}
              nightFile={nightPicture}
              alt={alt}
              slot="lineup"
              eager={eager && index === 0}
            />
          </div>
          <div className={styles.text}>
            <Prose as="h3" text={title} />
            <ul className={muted}>
              {facts.map((fact) => (
                <Prose key={fact} as="li" text={fact} />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
