import type { ReactNode } from "react";
import type { Picture as PictureContent } from "../../content/primitives.ts";
import { container } from "../../styles/layout.css.ts";
import { lead, statement } from "../../styles/text.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraphs, Prose } from "../Prose/Prose.tsx";
import { section } from "../Section/Section.css.ts";
import * as styles from "./Split.css.ts";

type SplitProps = {
  id: string;
  heading: string;
  intro?: string | undefined;
  picture: PictureContent;
  side: "left" | "right";
  /** Determines the width of the text: lists and tables need more. */
  words: "sentences" | "list" | "table";
  children: ReactNode;
};

/** A section with a picture that extends to the viewport's edge, next to the text or, on phones, above it. */
export function Split({ id, heading, intro, picture, side, words, children }: SplitProps) {
  const columns = { sentences: styles.split, list: styles.listSplit, table: styles.tableSplit }[words];
  return (
    <section id={id} className={section}>
      <div className={`${container} ${columns[side]}`}>
        <div className={styles.text}>
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

/** Emphasises a short first paragraph, or a longer one without facts. */
export function SplitText({ paragraphs: [first = "", ...rest], alone }: SplitTextProps) {
  const className = first.length <= longest ? statement : alone ? styles.large : undefined;
  return (
    <>
      <p className={className}>
        <Prose text={first} />
      </p>
      <Paragraphs texts={rest} />
    </>
  );
}

type SplitTextProps = {
  paragraphs: string[];
  /** No list of facts follows. */
  alone: boolean;
};

/** Maximum characters of an emphasised paragraph: seven lines next to a picture. */
const longest = 200;
