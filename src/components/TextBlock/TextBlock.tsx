import type { SectionOf } from "../../content/sections.ts";
import { Facts } from "../Facts/Facts.tsx";
import { LeadParagraphs, Paragraphs } from "../Prose/Prose.tsx";
import * as styles from "./TextBlock.css.ts";

type TextBlockProps = Pick<SectionOf<"text">, "paragraphs" | "facts">;

export function TextBlock({ paragraphs, facts }: TextBlockProps) {
  const First = facts ? LeadParagraphs : Paragraphs;
  return (
    <div className={facts && (paragraphs.length > 1 ? styles.split : styles.stacked)}>
      <div className={facts ? styles.text : styles.spread}>
        <First texts={paragraphs} />
      </div>
      {facts && <Facts {...facts} />}
    </div>
  );
}
