import type { SectionOf } from "../../content/sections.ts";
import { muted } from "../../styles/text.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./LineUp.css.ts";

/**
 * Vehicles side by side at the same scale. All pictures must have the same height in pixels. An SVG
 * placeholder reserves each picture's space.
 */
export function LineUp({ vehicles }: Pick<SectionOf<"lineup">, "vehicles">) {
  const { pictures } = useSite();
  return (
    <ul className={styles.row}>
      {vehicles.map(({ picture, nightPicture, alt, title, facts }) => {
        const { width, height } = pictures.get(picture) ?? {};
        return (
          <li key={title} className={styles.vehicle}>
            <div className={styles.frame}>
              <svg
                className={styles.placeholder}
                {...{ width, height }}
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden
              />
              <Picture file={picture} nightFile={nightPicture} alt={alt} slot="lineup" />
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
        );
      })}
    </ul>
  );
}
