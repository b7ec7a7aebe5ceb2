import type { SectionOf } from "../../content/sections.ts";
import { muted } from "../../styles/text.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./LineUp.css.ts";

type LineUpProps = Pick<SectionOf<"lineup">, "vehicles"> & { eager?: boolean };

/** Ratio of width to height up to which vehicles are large on phones. */
const longest = 1.8;

/**
 * Vehicles side by side on one road, at the same scale. All pictures must have the same height in pixels. An
 * SVG placeholder reserves each picture's space. Only the first picture is eager, so that the others do not
 * compete with it.
 */
export function LineUp({ vehicles, eager = false }: LineUpProps) {
  const { pictures } = useSite();
  const sizes = vehicles.map(({ picture }) => pictures.get(picture) ?? { width: 1, height: 1 });
  const areShort = sizes.every(({ width, height }) => width / height < longest);
  const { row, vehicle, placeholder, text } = areShort ? styles.few : styles.many;
  return (
    <ul className={row}>
      {vehicles.map(({ picture, nightPicture, alt, title, facts }, index) => (
        <li key={title} className={vehicle}>
          <div className={styles.frame}>
            <svg
              className={placeholder}
              width={sizes[index]?.width}
              height={sizes[index]?.height}
              viewBox={`0 0 ${sizes[index]?.width} ${sizes[index]?.height}`}
              aria-hidden
            />
            <Picture
              file={picture}
              nightFile={nightPicture}
              alt={alt}
              slot="lineup"
              eager={eager && index === 0}
            />
          </div>
          <div className={text}>
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
