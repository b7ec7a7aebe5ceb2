import { headSection, type Layout } from "../../content/sections.ts";
import { partIds, sectionAnchors } from "../../content/ids.ts";
import type { MarketingPage } from "../../content/pages.ts";
import { onGround } from "../../styles/grounds.css.ts";
import { BuildingHead } from "../BuildingHead/BuildingHead.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { ColdHead } from "../ColdHead/ColdHead.tsx";
import { HeadCopy } from "../HeadCopy/HeadCopy.tsx";
import { ReportHead } from "../ReportHead/ReportHead.tsx";
import { VehicleHead } from "../VehicleHead/VehicleHead.tsx";
import { Stage } from "../Stage/Stage.tsx";

type PageHeadProps = {
  page: Pick<MarketingPage, "hero" | "sections"> & { layout?: Layout | undefined };
  primary: { label: string; href: string } | undefined;
};

/** The head of the page's layout. */
export function PageHead({ page, primary }: PageHeadProps) {
  const { layout, hero, sections } = page;
  const section = headSection(page);
  const [anchor = ""] = sectionAnchors(sections);
  const [ids = []] = partIds(sections);
  if (!layout)
    return (
      <Stage className={`${head} ${onGround}`} picture={hero.picture}>
        <HeadCopy hero={hero} primary={primary} />
      </Stage>
    );
  const shared = { hero, primary, anchor };
  switch (section?.type) {
    case "lineup":
      return <VehicleHead {...shared} section={section} />;
    case "report":
      return <ReportHead {...shared} report={section} />;
    case "calculator":
    case "scale":
      return <ColdHead {...shared} section={section} />;
    default:
      if (layout === "cold") return <ColdHead {...shared} section={undefined} />;
      return <BuildingHead {...shared} section={section} ids={ids} />;
  }
}
