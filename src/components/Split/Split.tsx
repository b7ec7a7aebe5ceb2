import type { ReactNode } from "react";
import type { Picture as PictureContent } from "../../content/primitives.ts";
import { container } from "../../styles/layout.css.ts";
import { lead, statement } from "../../styles/text.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraphs, Prose } from "../Prose/Prose.tsx";
import { section } from "../Section/Section.css.ts";
import * as styles from "./Split.css.ts";

type SplitProps = {
  /** For links that lead here. */
  id: string;
  heading: string;
  intro?: string | undefined;
  picture: PictureContent;
  /** Where the picture stands. */
  side: "left" | "right";
  /** What stands beside it: a list or a table needs more room than sentences. */
  words: "sentences" | "list" | "table";
  children: ReactNode;
};

/** A section with a picture that reaches to the window's edge, and words beside it; on phones below it. */
export function Split({ id, heading, intro, picture, side, words, children }: SplitProps) {
  const columns = { sentences: styles.split, list: styles.listSplit, table: styles.tableSplit }[words];
  return (
    <section id={id} className={section}>
      <div className={`${container} ${columns[side]}`}>
        <div className={styles.words}>
          <h2>
            <Prose text={heading} />
          </h2>
          {intro && (
            <p className={lead}>
              <Prose text={intro} />
            </p>
          )}
          {children}
        </div>
        <Picture
          {...picture}
          slot={({ sentences: "split", list: "splitList", table: "splitTable" } as const)[words]}
          className={(words === "sentences" ? styles.picture : styles.pictureAbove)[side]}
        />
      </div>
    </section>
  );
}

/** Running text: a short first paragraph stands out, and a longer one that has the place for itself. */
export function SplitText({ paragraphs: [first = "", ...rest], alone }: SplitTextProps) {
  const look = first.length <= longest ? statement : alone ? styles.large : undefined;
  return (
    <>
      <p className={look}>
        <Prose text={first} />
      </p>
      <Paragraphs texts={rest} />
    </>
  );
}

type SplitTextProps = {
  paragraphs: string[];
  /** Without a list of facts below it. */
  alone: boolean;
};

/** Letters of a statement: seven lines beside a picture. */
const longest = 200;
