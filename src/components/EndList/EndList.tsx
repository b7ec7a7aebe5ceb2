import type { ReactNode } from "react";
import { foldedIds, partIds, questionIds } from "../../content/ids.ts";
import type { FoldedSection, Section } from "../../content/sections.ts";
import { Accordion } from "../../islands/Accordion/Accordion.tsx";
import { twoColumns } from "../../islands/Accordion/Accordion.css.ts";
import { container } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import { DataTable } from "../DataTable/DataTable.tsx";
import { Island } from "../Island/Island.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { section } from "../Section/Section.css.ts";
import { useSite } from "../Site/Site.tsx";
import { Steps } from "../Steps/Steps.tsx";
import { TextBlock } from "../TextBlock/TextBlock.tsx";
import * as styles from "./EndList.css.ts";

type EndListProps = {
  /** The page's own sections, whose ids must not be used again. */
  sections: Section[];
  questions?: { title: string; text: string }[];
  details: FoldedSection[];
  sources?: string[];
  /** Content below the list. */
  children?: ReactNode;
};

type Row = { id: string; title: string; note: string; content: ReactNode };

/** A page's questions, details and sources as one list of rows that open. */
export function EndList(props: EndListProps) {
  const { offer } = useSite().site;
  const rows = [...questionRows(props), ...useDetailRows(props)];
  if (rows.length === 0 && !props.children) return null;
  return (
    <section className={`${section.white} ${styles.list}`}>
      <div className={container}>
        <div className={styles.head}>
          <h2>{offer.questions}</h2>
          <Paragraph className={muted} text={offer.ask} />
        </div>
        <Island
          name="Accordion"
          id="questions"
          className={twoColumns}
          component={Accordion}
          props={{
            ids: rows.map(({ id }) => id),
            titles: rows.map(({ title }) => title),
            closed: true,
            notes: rows.map(({ note }) => note),
          }}
          slots={{ panels: rows.map(({ content }) => content) }}
        />
        {props.children && <div className={styles.foot}>{props.children}</div>}
      </div>
    </section>
  );
}

function questionRows({ sections, questions = [] }: EndListProps): Row[] {
  const ids = questionIds(questions, partIds(sections).flat());
  return questions.map(({ title, text }, index) => {
    return { id: ids[index] ?? "", title, note: "", content: <Paragraph text={text} /> };
  });
}

function useDetailRows({ details, sources = [] }: EndListProps): Row[] {
  const { offer } = useSite().site;
  const note = (detail: FoldedSection) =>
    detail.type === "table"
      ? offer.table
      : detail.type === "steps"
        ? offer.steps.replace("{count}", String(detail.steps.length))
        : "";
  const ids = foldedIds([...details, { heading: offer.sources }]);
  const rows = details.map((detail, index): Row => {
    const content = <Detail detail={detail} />;
    return { id: ids[index] ?? "", title: detail.heading, note: note(detail), content };
  });
  if (sources.length === 0) return rows;
  const content = <Sources sources={sources} />;
  return [...rows, { id: ids.at(-1) ?? "", title: offer.sources, note: "", content }];
}

const Sources = ({ sources }: { sources: string[] }) => (
  <ul className={styles.sources}>
    {sources.map((source) => (
      <li key={source}>
        <Prose text={source} />
      </li>
    ))}
  </ul>
);

function Detail({ detail }: { detail: FoldedSection }) {
  if (detail.type === "text") return <TextBlock {...detail} />;
  return (
    <>
      {detail.intro && <Paragraph text={detail.intro} />}
      {detail.type === "steps" ? <Steps {...detail} /> : <DataTable caption={detail.heading} {...detail} />}
    </>
  );
}
