import type { SectionOf } from "../../content/sections.ts";
import { CallOuts } from "../CallOuts/CallOuts.tsx";
import { PartList } from "../PartList/PartList.tsx";
import * as styles from "./Anatomy.css.ts";

type AnatomyProps = Pick<SectionOf<"anatomy">, "picture" | "parts"> & {
  /** One id per part, in the order of `parts`. */
  ids: string[];
};

/** A picture with labels on its parts, and a list of the parts. */
export const Anatomy = ({ picture, parts, ids }: AnatomyProps) => (
  <div className={styles.anatomy}>
    <div className={styles.scene}>
      <CallOuts picture={picture} parts={parts} />
    </div>
    <PartList parts={parts} ids={ids} />
  </div>
);
