import type { SectionOf } from "../../content/sections.ts";
import { Facts } from "../Facts/Facts.tsx";
import { LeadParagraphs, Paragraphs } from "../Prose/Prose.tsx";
import * as styles from "./TextBlock.css.ts";

export function TextBlock({ paragraphs, facts }: Pick<SectionOf<"text">, "paragraphs" | "facts">) {
  return (
    <div className={facts ? styles.split : undefined}>
      <div className={styles.text}>
        {facts ? <LeadParagraphs texts={paragraphs} /> : <Paragraphs texts={paragraphs} />}
      </div>
      {facts && <Facts {...facts} />}
    </div>
  );
}
