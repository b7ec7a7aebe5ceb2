import type { AboutPage } from "../../content/pages.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import { head } from "../CallBar/CallBar.css.ts";
import { HeadCopy } from "../HeadCopy/HeadCopy.tsx";
import { useSite } from "../Site/Site.tsx";
import { Stage } from "../Stage/Stage.tsx";
import * as styles from "./AboutHead.css.ts";

/** The workshop at night in both themes, and the company in four figures. */
export function AboutHead({ hero }: { hero: AboutPage["hero"] }) {
  const { founded, projects, support, coverage } = useSite().site.facts;
  const { nightFile: file = hero.picture.file, alt, focus } = hero.picture;
  const served = coverage.filter(({ status }) => status === "served").length;
  const figures = { founded, projects, support, cities: served };
  return (
    <>
      <Stage className={`${head} ${darkPanel.dusk} ${styles.stage}`} picture={{ file, alt, focus }}>
        <HeadCopy hero={hero} />
      </Stage>
      <div className={`${darkPanel.list} ${styles.band}`}>
        <dl className={`${container} ${styles.facts}`}>
          {(["founded", "projects", "support", "cities"] as const).map((key) => (
            <div key={key}>
              <dt className={`${muted} ${styles.label}`}>{hero.facts[key]}</dt>
              <dd className={styles.figure}>{figures[key]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
