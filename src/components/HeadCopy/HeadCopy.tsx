import type { MarketingPage } from "../../content/pages.ts";
import { stack } from "../../styles/layout.css.ts";
import { heading as headingStyle } from "../../styles/stage.css.ts";
import { lead } from "../../styles/text.css.ts";
import { Breadcrumb } from "../Breadcrumb/Breadcrumb.tsx";
import { EmergencyLine } from "../EmergencyLine/EmergencyLine.tsx";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";

export const HeadTitle = ({ heading }: { heading: string }) => (
  <div className={stack.sm}>
    <Breadcrumb />
    <Prose as="h1" className={headingStyle} text={heading} />
  </div>
);

type HeadLinksProps = {
  /** Defaults to a quote request. */
  primary?: { label: string; href: string } | undefined;
  firstAid: string | undefined;
};

export const HeadLinks = ({ primary, firstAid }: HeadLinksProps) => (
  <>
    <HeadActions primary={primary} />
    {firstAid && <EmergencyLine href={firstAid} />}
  </>
);

type HeadCopyProps = Pick<HeadLinksProps, "primary"> & {
  hero: Pick<MarketingPage["hero"], "heading" | "lead" | "firstAid">;
};

export const HeadCopy = ({ hero, primary }: HeadCopyProps) => (
  <>
    <HeadTitle heading={hero.heading} />
    <Paragraph className={lead} text={hero.lead} />
    <HeadLinks primary={primary} firstAid={hero.firstAid} />
  </>
);
