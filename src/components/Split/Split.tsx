import type { ReactNode } from "react";
import type { HeadPicture } from "../../content/pictureFields.ts";
import { container } from "../../styles/layout.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { LeadParagraphs, Prose } from "../Prose/Prose.tsx";
import { section } from "../Section/Section.css.ts";
import * as styles from "./Split.css.ts";

type SplitProps = {
  id: string;
  heading: string;
  intro?: string | string[] | undefined;
  picture: HeadPicture;
  side: "left" | "right";
  /** Determines the text's width, because lists and tables need more space. */
  contentKind: "sentences" | "list" | "table";
  children: ReactNode;
};

/** A picture that extends to the viewport's edge, next to the text or, on phones, above the text. */
export function Split({ id, heading, intro, picture, side, contentKind, children }: SplitProps) {
  const columns = { sentences: styles.split, list: styles.listSplit, table: styles.tableSplit }[contentKind];
  return (
    <section id={id} className={section}>
      <div className={`${container} ${columns[side]}`}>
        <div className={styles.text}>
          <Prose as="h2" text={heading} />
          {intro && <LeadParagraphs texts={[intro].flat()} />}
          {children}
        </div>
        <Picture
          {...picture}
          slot={({ sentences: "split", list: "splitList", table: "splitTable" } as const)[contentKind]}
          className={(contentKind === "sentences" ? styles.picture : styles.pictureAbove)[side]}
        />
      </div>
    </section>
  );
}
