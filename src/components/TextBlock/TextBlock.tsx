import type { SectionOf } from "../../content/sections.ts";
import { number } from "../../styles/text.css.ts";
import { Facts } from "../Facts/Facts.tsx";
import { LeadParagraphs, Paragraphs } from "../Prose/Prose.tsx";
import * as styles from "./TextBlock.css.ts";

type TextBlockProps = Pick<SectionOf<"text">, "number" | "paragraphs" | "facts">;

export function TextBlock({ number: figure, paragraphs, facts }: TextBlockProps) {
  const First = facts || figure ? LeadParagraphs : Paragraphs;
  return (
    <div className={facts ? styles.split : figure && styles.withNumber}>
      {figure && <p className={`${number.large} ${styles.figure}`}>{figure}</p>}
      <div className={styles.text}>
        <First texts={paragraphs} />
      </div>
      {facts && <Facts {...facts} />}
    </div>
  );
}
