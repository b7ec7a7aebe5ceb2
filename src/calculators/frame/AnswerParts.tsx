import type { ReactNode } from "react";
import { number } from "../../styles/text.css.ts";
import * as styles from "./Answer.css.ts";
import { Fold } from "./Fold.tsx";
import { Shares } from "./Shares.tsx";

type ResultProps = { heading: string; range: string; children: ReactNode };

export function Result({ heading, range, children }: ResultProps) {
  return (
    <div className={styles.result}>
      <h3>{heading}</h3>
      <p className={`${number.medium} ${styles.range}`}>{range}</p>
      {children}
    </div>
  );
}

type SourcesProps<Part extends string> = {
  heading: string;
  intro: string;
  names: Record<Part, string>;
  heats: Record<Part, number>;
};

export function Sources<Part extends string>({ heading, intro, names, heats }: SourcesProps<Part>) {
  const parts = Object.keys(names) as Part[];
  return (
    <Fold heading={heading}>
      <p className={styles.note}>{intro}</p>
      <Shares shares={parts.map((part) => ({ name: names[part], value: heats[part] }))} />
    </Fold>
  );
}

type DetailStrings = { heading: string; text: string };
type SurveyStrings = { heading: string; items: string[] };

export function Details({ method, survey }: { method: DetailStrings; survey: SurveyStrings }) {
  return (
    <>
      <Detail {...method} />
      <Survey {...survey} />
    </>
  );
}

export function Detail({ heading, text }: DetailStrings) {
  return (
    <Fold heading={heading}>
      <p className={styles.note}>{text}</p>
    </Fold>
  );
}

export function Survey({ heading, items }: SurveyStrings) {
  return (
    <Fold heading={heading}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Fold>
  );
}
