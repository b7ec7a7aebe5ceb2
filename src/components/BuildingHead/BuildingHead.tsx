import type { ReactNode } from "react";
import type { MarketingPage } from "../../content/pages.ts";
import type { SectionOf } from "../../content/sections.ts";
import { darkPanel, onGround } from "../../styles/grounds.css.ts";
import { container, visuallyHidden } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { head } from "../CallBar/CallBar.css.ts";
import { CallOuts } from "../CallOuts/CallOuts.tsx";
import { links } from "../HeadCopy/HeadCopy.css.ts";
import { HeadLinks, HeadTitle } from "../HeadCopy/HeadCopy.tsx";
import { HeatParts, HeatScene } from "../HeatPicture/HeatPicture.tsx";
import { PartList } from "../PartList/PartList.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import * as styles from "./BuildingHead.css.ts";

export type BuildingHeadProps = {
  hero: MarketingPage["hero"];
  primary: { label: string; href: string } | undefined;
  section: SectionOf<"anatomy" | "heat"> | undefined;
  anchor: string;
  /** Ids of an anatomy's parts. */
  ids: string[];
};

const scenes = { anatomy: styles.scene, heat: styles.heat };

/** A head with text above a picture that is as wide as the viewport, and the parts of the picture below. */
export const BuildingHead = ({ hero, primary, section, anchor, ids }: BuildingHeadProps) => (
  <>
    <div className={`${head} ${onGround} ${styles.head}`}>
      <div className={`${container} ${styles.copy}`}>
        <div className={styles.title}>
          <HeadTitle heading={hero.heading} />
          <Paragraph className={lead} text={hero.lead} />
        </div>
        <div className={links}>
          <HeadLinks primary={primary} firstAid={hero.firstAid} />
        </div>
      </div>
      <div className={section ? scenes[section.type] : styles.whole}>
        {section?.type === "anatomy" && <CallOuts {...section} eager />}
        {section?.type === "heat" && <HeatScene {...section} eager />}
        {!section && <Picture {...hero.picture} slot="wide" eager />}
      </div>
    </div>
    <StyleSheet />
    {section && (
      <Parts id={anchor} heading={section.heading} intro={section.intro}>
        {section.type === "anatomy" ? (
          <PartList parts={section.parts} ids={ids} />
        ) : (
          <HeatParts {...section} />
        )}
      </Parts>
    )}
  </>
);

type PartsProps = { id: string; heading: string; intro: string | undefined; children: ReactNode };

const Parts = ({ id, heading, intro, children }: PartsProps) => (
  <section id={id} className={`${darkPanel.list} ${container} ${styles.band}`}>
    {intro ? (
      <div className={styles.bandHead}>
        <Prose as="h2" text={heading} />
        <Paragraph className={lead} text={intro} />
      </div>
    ) : (
      <Prose as="h2" className={visuallyHidden} text={heading} />
    )}
    {children}
  </section>
);
