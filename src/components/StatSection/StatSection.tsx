import type { ReactNode } from "react";
import type { HeadPicture } from "../../content/pictureFields.ts";
import { TitledText } from "../Prose/TitledText.tsx";
import { Section } from "../Section/Section.tsx";
import { Split } from "../Split/Split.tsx";
import * as styles from "./StatSection.css.ts";

type StatSectionProps = {
  heading: string;
  intro?: string | undefined;
  stats: { value: string; label: string; text: string }[];
  picture?: HeadPicture | undefined;
  /** Content below the figures. */
  children?: ReactNode;
};

/** Figures on a dark ground, in one row or, beside a picture, in two. */
export function StatSection({ heading, intro, stats, picture, children }: StatSectionProps) {
  const content = (
    <>
      <dl className={picture ? styles.pairs : styles.row}>
        {stats.map(({ value, label, text }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.value}>{value}</dt>
            <dd>
              <TitledText title={label} text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </>
  );
  return picture ? (
    <Split heading={heading} intro={intro} picture={picture} side="right" ground="solid">
      {content}
    </Split>
  ) : (
    <Section ground="dark" heading={heading} intro={intro}>
      {content}
    </Section>
  );
}
