import type { AboutPage } from "../../content/pages.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import { lead, muted } from "../../styles/text.css.ts";
import { head } from "../CallBar/CallBar.css.ts";
import { HeadLinks, HeadTitle } from "../HeadCopy/HeadCopy.tsx";
import { Paragraph } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import { Stage } from "../Stage/Stage.tsx";
import * as styles from "./AboutHead.css.ts";

/** The workshop at night in both themes, and the company in four figures. */
export function AboutHead({ hero: { heading, lead: text, picture, facts } }: { hero: AboutPage["hero"] }) {
  const { founded, projects, support, coverage } = useSite().site.facts;
  const { nightFile: file = picture.file, alt, focus } = picture;
  const served = coverage.filter(({ status }) => status === "served").length;
  const figures = { founded, projects, support, cities: served };
  return (
    <>
      <Stage className={`${head} ${darkPanel.dusk}`} picture={{ file, alt, focus }}>
        <HeadTitle heading={heading} />
        <Paragraph className={lead} text={text} />
        <HeadLinks />
      </Stage>
      <div className={`${darkPanel.list} ${styles.band}`}>
        <dl className={`${container} ${styles.facts}`}>
          {(["founded", "projects", "support", "cities"] as const).map((key) => (
            <div key={key}>
              <dt className={`${muted} ${styles.label}`}>{facts[key]}</dt>
              <dd className={styles.figure}>{figures[key]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
