import type { LoopStory as Content } from "../../content/loopStory.ts";
import { muted } from "../../styles/text.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { LoopDrawing } from "./LoopDrawing.tsx";
import * as styles from "./LoopStory.css.ts";
import "./motion.css.ts";

/**
 * How the loop works. The drawing stands beside the steps and stays in view while they scroll past; where the browser
 * ties animations to scrolling, each step brings its part of the drawing, the water runs, and the last step turns
 * summer into winter. Elsewhere the whole drawing stands still.
 */
export function LoopStory({ heading, intro, steps, drawing }: Content) {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.story}>
        <div className={styles.stage}>
          <LoopDrawing words={drawing} />
        </div>
        <ol className={styles.steps}>
          {Object.values(steps).map(({ figure, title, text }) => (
            <li key={title} className={styles.step}>
              <span className={styles.figure}>{figure}</span>
              <h3>{title}</h3>
              <p className={muted}>
                <Prose text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
