import type { SectionOf } from "../../content/sections.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container, visuallyHidden } from "../../styles/layout.css.ts";
import type { BuildingHeadProps } from "../BuildingHead/BuildingHead.tsx";
import { CalculatorSection } from "../CalculatorSection/CalculatorSection.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { HeadCopy } from "../HeadCopy/HeadCopy.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { Scale } from "../Scale/Scale.tsx";
import { useSite } from "../Site/Site.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import * as styles from "./ColdHead.css.ts";

type ColdHeadProps = Pick<BuildingHeadProps, "hero" | "primary" | "anchor"> & {
  section: SectionOf<"calculator" | "scale"> | undefined;
};

/**
 * A head that is a night scene in both themes, so it has only the night picture if there is one. A calculator
 * overlaps its lower edge in the page's own theme; a scale lies across its foot.
 */
export function ColdHead({ hero, primary, section, anchor }: ColdHeadProps) {
  const { file, nightFile = file, alt, focus } = hero.picture;
  const isModel = useSite().pictures.get(nightFile)?.alpha;
  return (
    <>
      <div className={`${head} ${darkPanel.dusk} ${styles.head}`}>
        <div className={`${container} ${styles.stage}`}>
          <div className={styles.copy}>
            <HeadCopy hero={hero} primary={primary} />
          </div>
          <Picture
            {...{ file: nightFile, alt, focus }}
            slot="stageWide"
            className={isModel ? styles.model : styles.scene}
            eager
          />
        </div>
        {section?.type === "scale" && (
          <section id={anchor} className={`${container} ${styles.scale}`}>
            <Prose as="h2" className={visuallyHidden} text={section.heading} />
            <Scale axis={section.axis} marks={section.marks} />
            {section.intro && <Paragraph text={section.intro} />}
          </section>
        )}
      </div>
      <StyleSheet />
      {section?.type === "calculator" && (
        <section id={anchor} className={`${container} ${styles.calculator}`}>
          <div className={styles.title}>
            <Prose as="h2" className={styles.heading} text={section.heading} />
            {section.intro && <Paragraph text={section.intro} />}
          </div>
          <CalculatorSection calculator={section} id="island-0" hydrate="intent" />
        </section>
      )}
    </>
  );
}
