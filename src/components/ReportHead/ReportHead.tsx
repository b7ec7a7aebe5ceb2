import type { SectionOf } from "../../content/sections.ts";
import { onGround } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import type { BuildingHeadProps } from "../BuildingHead/BuildingHead.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { HeadCopy } from "../HeadCopy/HeadCopy.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import { VisitReport } from "./VisitReport.tsx";
import * as styles from "./ReportHead.css.ts";

type ReportHeadProps = Pick<BuildingHeadProps, "hero" | "primary" | "anchor"> & {
  report: SectionOf<"report">;
};

/** A head with a report that hangs over its lower edge, in front of a picture on the right. */
export function ReportHead({ hero, primary, anchor, report }: ReportHeadProps) {
  return (
    <>
      <div className={`${onGround} ${styles.head}`}>
        <Picture {...hero.picture} slot="stagePhoto" className={styles.picture} />
        <div className={`${container} ${styles.row}`}>
          <div className={`${head} ${styles.copy}`}>
            <HeadCopy hero={hero} primary={primary} />
          </div>
          <div className={styles.sheet}>
            <VisitReport id={anchor} report={report} />
          </div>
        </div>
      </div>
      <StyleSheet />
    </>
  );
}
