import type { SectionOf } from "../../content/sections.ts";
import { number } from "../../styles/text.css.ts";
import { Facts } from "../Facts/Facts.tsx";
import { LeadParagraphs, Paragraphs } from "../Prose/Prose.tsx";
import * as styles from "./TextBlock.css.ts";

type TextBlockProps = Pick<SectionOf<"text">, "number" | "paragraphs" | "facts">;

export function TextBlock({ number: figure, paragraphs, facts }: TextBlockProps) {
  return (
    <div className={facts ? styles.split : undefined}>
      <div className={styles.text}>
        {figure && <p className={`${number.large} ${styles.figure}`}>{figure}</p>}
        {facts ? <LeadParagraphs texts={paragraphs} /> : <Paragraphs texts={paragraphs} />}
      </div>
      {facts && <Facts {...facts} />}
    </div>
  );
}
