import type { HeadPicture } from "../../content/pictureFields.ts";
import { categoryOf } from "../../content/routes.ts";
import { stack } from "../../styles/layout.css.ts";
import { shadesOf } from "../../styles/shades.ts";
import { heading as stageHeading } from "../../styles/stage.css.ts";
import * as text from "../../styles/text.css.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { Breadcrumb } from "../Breadcrumb/Breadcrumb.tsx";
import { head } from "../CallBar/CallBar.css.ts";
import { EmergencyLine } from "../EmergencyLine/EmergencyLine.tsx";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import { Stage } from "../Stage/Stage.tsx";

type PageHeroProps = {
  heading: string;
  lead: string;
  picture: HeadPicture;
  firstAid?: string | undefined;
  primary?: { label: string; href: string } | undefined;
};

/** A page head in its category's background colour. The dark theme uses a night picture if there is one. */
export function PageHero({ heading, lead, picture, firstAid, primary }: PageHeroProps) {
  const { route } = useSite();
  return (
    <Stage className={`${head} ${grounded[shadesOf(categoryOf(route))]}`} picture={picture}>
      <div className={stack.sm}>
        <Breadcrumb />
        <Prose as="h1" className={stageHeading} text={heading} />
      </div>
      <Paragraph className={text.lead} text={lead} />
      <HeadActions primary={primary} />
      {firstAid && <EmergencyLine href={firstAid} />}
    </Stage>
  );
}
