import type { SectionOf } from "../../content/sections.ts";
import { PartList } from "../PartList/PartList.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./HeatPicture.css.ts";

type Heat = SectionOf<"heat">;

/** A building by day. Scrolling reveals a thermal image of the same view. */
export function HeatScene({ day, heat, eager = false }: Pick<Heat, "day" | "heat"> & { eager?: boolean }) {
  const slot = eager ? "wide" : "parts";
  return (
    <div className={styles.scene}>
      <Picture {...day} slot={slot} eager={eager} />
      <Picture {...heat} slot={slot} className={styles.revealed} />
    </div>
  );
}

/** The thermal image's scale, and the parts of the building. */
export const HeatParts = ({ scale, parts }: Pick<Heat, "scale" | "parts">) => (
  <>
    <p className={styles.scale}>
      {scale.cool}
      <span className={styles.colours} />
      {scale.hot}
    </p>
    <PartList parts={parts} ids={[]} />
  </>
);

export const HeatPicture = (section: Pick<Heat, "day" | "heat" | "scale" | "parts">) => (
  <>
    <div className={styles.frame}>
      <HeatScene {...section} />
    </div>
    <HeatParts {...section} />
  </>
);
