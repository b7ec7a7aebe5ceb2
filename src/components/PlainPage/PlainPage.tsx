import type { ReactNode } from "react";
import { container, stack } from "../../styles/layout.css.ts";
import { eyebrow, lead } from "../../styles/text.css.ts";
import { languageOf } from "../../content/language.ts";
import { formatDate } from "../../content/formatDate.ts";
import { Breadcrumb } from "../Breadcrumb/Breadcrumb.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import * as styles from "./PlainPage.css.ts";

type PlainPageProps = { heading: string; intro: string; date?: string; children: ReactNode };

export function PlainPage({ heading, intro, date, children }: PlainPageProps) {
  const language = languageOf(heading);
  return (
    <div {...language} className={`${container} ${styles.page}`}>
      <div className={`${head} ${stack.md}`}>
        <div lang={language.lang && "en"}>
          <Breadcrumb />
        </div>
        <Prose as="h1" text={heading} />
        {date && <Day date={date} language={language.lang} />}
        <Paragraph className={lead} text={intro} />
      </div>
      <StyleSheet />
      {children}
    </div>
  );
}

export const Day = ({ date, language }: { date: string; language?: string | undefined }) => (
  <p className={eyebrow}>
    <time dateTime={date}>{formatDate(date, language)}</time>
  </p>
);
