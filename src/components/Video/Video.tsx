import type { SectionOf } from "../../content/sections.ts";
import { videoFrame } from "../../content/video.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./Video.css.ts";

/**
 * A picture that links to a video. A script plays the video in place. Nothing loads from the video's site
 * before the visitor clicks.
 */
export function Video({ video }: { video: SectionOf<"video"> }) {
  const { islands } = useSite();
  const { url, link, heading, picture } = video;
  return (
    <div
      className={styles.video}
      {...{
        [attribute.src]: islands.get("Video"),
        [attribute.frame]: videoFrame(url),
        [attribute.frameTitle]: heading,
      }}
    >
      <a href={url} className={styles.link} target="_blank" rel="noreferrer" {...{ [attribute.defer]: "" }}>
        <Picture {...picture} slot="parts" className={styles.picture} />
        <span className={styles.label}>
          <Icon name="play" size={20} />
          {link}
        </span>
      </a>
    </div>
  );
}
