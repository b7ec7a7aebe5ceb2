import type { ReactNode } from "react";
import { container } from "../../styles/layout.css.ts";
import { eyebrow as eyebrowStyle, lead } from "../../styles/text.css.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Section.css.ts";

type SectionProps = {
  /** For links that lead here. */
  id?: string | undefined;
  heading: string;
  eyebrow?: string | undefined;
  intro?: string | undefined;
  /** File name of a picture of a machine that stands beside the heading, or below it where that has a column. */
  portrait?: string | undefined;
  children: ReactNode;
  /** Puts the heading beside the content instead of above it. */
  beside?: boolean;
  /** A note at the end, not a subject. */
  quiet?: boolean;
  /** Set apart from the bands: what no longer belongs to the page's subject. */
  plain?: boolean;
  /** How far it stands from the section above: `tight` where both are one subject. */
  space?: "normal" | "tight";
};

/** Letters of an introduction that has the whole line on phones. */
const longIntro = 80;

/** A part of a page: heading, optional introduction, content. */
export function Section({
  id,
  heading,
  eyebrow,
  intro,
  portrait,
  children,
  beside = false,
  quiet = false,
  plain = false,
  space = "normal",
}: SectionProps) {
  return (
    <section
      id={id}
      className={[styles.section, space === "tight" && styles.tight, plain && styles.plain]
        .filter(Boolean)
        .join(" ")}
    >
      <div className={beside ? `${container} ${styles.beside}` : container}>
        <Head
          heading={heading}
          eyebrow={eyebrow}
          intro={intro}
          portrait={portrait}
          beside={beside}
          quiet={quiet}
        />
        {children}
      </div>
    </section>
  );
}

type HeadProps = Pick<SectionProps, "heading" | "eyebrow" | "intro" | "portrait" | "beside" | "quiet">;

function Head({ heading, eyebrow, intro, portrait, beside, quiet }: HeadProps) {
  return (
    <div className={portrait ? styles.portrayed[beside ? "below" : "beside"] : styles.head}>
      <div>
        {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
        <h2 className={quiet ? styles.quiet : undefined}>
          <Prose text={heading} />
        </h2>
      </div>
      {intro && (
        <p className={lead}>
          <Prose text={intro} />
        </p>
      )}
      {portrait && (
        <Picture
          file={portrait}
          alt=""
          slot="unit"
          className={intro && intro.length > longIntro ? styles.withLongIntro : styles.portrait}
        />
      )}
    </div>
  );
}
