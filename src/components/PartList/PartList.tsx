import type { SectionOf } from "../../content/sections.ts";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./PartList.css.ts";

type Part = Pick<SectionOf<"anatomy">["parts"][number], "title" | "text" | "label">;

/** The parts of a picture. `ids` has one id per part. */
export const PartList = ({ parts, ids }: { parts: Part[]; ids: string[] }) => (
  <ul className={styles.list[parts.length % 4 === 0 ? 4 : 3]}>
    {parts.map(({ title, text, label }, index) => (
      <li key={title} id={ids[index]} className={styles.part}>
        {label && <span className={styles.figure}>{label.figure}</span>}
        <TitledText title={title} text={text} />
      </li>
    ))}
  </ul>
);
