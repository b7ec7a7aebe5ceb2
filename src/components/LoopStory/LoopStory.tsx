import type { LoopStory as Content } from "../../content/loopStory.ts";
import { TitledText } from "../Prose/TitledText.tsx";
import { Section } from "../Section/Section.tsx";
import { LoopDrawing } from "./LoopDrawing.tsx";
import * as styles from "./LoopStory.css.ts";
import "./motion.css.ts";

/**
 * Explains the geothermal loop. With scroll-driven animations, each step reveals its part of the drawing, and
 * the last step turns summer into winter. Otherwise, the whole drawing is visible and static.
 */
export function LoopStory({ heading, intro, steps, drawing }: Content) {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.story}>
        <div className={styles.stage}>
          <LoopDrawing strings={drawing} />
        </div>
        <ol className={styles.steps}>
          {Object.values(steps).map(({ figure, title, text }) => (
            <li key={title} className={styles.step}>
              <span className={styles.figure}>{figure}</span>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
