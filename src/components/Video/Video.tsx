import { filmFrame } from "../../content/film.ts";
import type { SectionOf } from "../../content/sections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Video.css.ts";

/** A picture that links to the film. Its script plays the film in place; nothing is loaded before the click. */
export function Video({ film }: { film: SectionOf<"video"> }) {
  const { islands } = useSite();
  const { url, link, heading, picture } = film;
  return (
    <div
      className={styles.film}
      data-src={islands.get("Video")}
      data-frame={filmFrame(url)}
      data-title={heading}
    >
      <a href={url} className={styles.link} target="_blank" rel="noreferrer" data-defer>
        <Picture {...picture} slot="parts" className={styles.picture} />
        <span className={styles.label}>
          <Icon name="play" size={20} />
          {link}
        </span>
      </a>
    </div>
  );
}
