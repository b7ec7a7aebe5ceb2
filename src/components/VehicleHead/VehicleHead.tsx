import type { SectionOf } from "../../content/sections.ts";
import { skies } from "../../styles/grounds.css.ts";
import { container, stack, visuallyHidden } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import type { BuildingHeadProps } from "../BuildingHead/BuildingHead.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { links } from "../HeadCopy/HeadCopy.css.ts";
import { HeadLinks, HeadTitle } from "../HeadCopy/HeadCopy.tsx";
import { LineUp } from "../LineUp/LineUp.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import * as styles from "./VehicleHead.css.ts";

type VehicleHeadProps = Pick<BuildingHeadProps, "hero" | "primary" | "anchor"> & {
  section: SectionOf<"lineup">;
};

/** A head with vehicles under the sky, on a road from one edge of the viewport to the other. */
export const VehicleHead = ({ hero, primary, section, anchor }: VehicleHeadProps) => (
  <>
    <div className={`${head} ${skies[section.sky]} ${styles.head}`}>
      <div className={`${container} ${styles.copy}`}>
        <div className={stack.md}>
          <HeadTitle heading={hero.heading} />
          <Paragraph className={lead} text={hero.lead} />
        </div>
        <div className={links}>
          <HeadLinks primary={primary} firstAid={hero.firstAid} />
        </div>
      </div>
      <section id={anchor}>
        <Prose as="h2" className={visuallyHidden} text={section.heading} />
        <LineUp {...section} eager />
        {section.intro && (
          <div className={`${container} ${styles.note}`}>
            <Paragraph text={section.intro} />
          </div>
        )}
      </section>
    </div>
    <StyleSheet />
  </>
);
