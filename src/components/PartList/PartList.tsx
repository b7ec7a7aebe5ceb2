import type { SectionOf } from "../../content/sections.ts";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./PartList.css.ts";

type Part = Pick<SectionOf<"anatomy">["parts"][number], "title" | "text" | "label"> & { at?: string };

/**
 * The parts of a picture, below `lg` with their numbers on it, and with their figures if all of them have one.
 * `ids` has one id per part.
 */
export const PartList = ({ parts, ids }: { parts: Part[]; ids: string[] }) => (
  <ul className={styles.list[parts.length % 4 === 0 ? 4 : 3]}>
    {parts.map(({ at, title, text, label }, index) => (
      <li key={title} id={ids[index]} className={at ? styles.numbered : styles.part}>
        {label && hasFigures(parts) && <span className={styles.figure}>{label.figure}</span>}
        <TitledText title={title} text={text} />
      </li>
    ))}
  </ul>
);

const hasFigures = (parts: Part[]) => parts.every(({ label }) => label);
