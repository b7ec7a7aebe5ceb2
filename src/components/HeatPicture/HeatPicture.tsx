import type { SectionOf } from "../../content/sections.ts";
import { Picture } from "../Picture/Picture.tsx";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./HeatPicture.css.ts";

type HeatPictureProps = Pick<SectionOf<"heat">, "day" | "heat" | "scale" | "parts">;

/** A building by day. Scrolling reveals a thermal image of the same view, with its temperature scale. */
export const HeatPicture = ({ day, heat, scale, parts }: HeatPictureProps) => (
  <>
    <div className={styles.scene}>
      <Picture {...day} slot="parts" />
      <Picture {...heat} slot="parts" className={styles.revealed} />
    </div>
    <p className={styles.scale}>
      {scale.cool}
      <span className={styles.colours} />
      {scale.hot}
    </p>
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.title}>
          <TitledText {...part} />
        </li>
      ))}
    </ul>
  </>
);
