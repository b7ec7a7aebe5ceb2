import type { SectionOf } from "../../content/sections.ts";
import { ColdRoom } from "../../islands/ColdRoom/ColdRoom.tsx";
import { CoolingLoad } from "../../islands/CoolingLoad/CoolingLoad.tsx";
import { Geothermal } from "../../islands/Geothermal/Geothermal.tsx";
import { sharedProps } from "../../islands/sharedProps.ts";
import { TransportUnit } from "../../islands/TransportUnit/TransportUnit.tsx";
import { Island } from "../Island/Island.tsx";
import { useSite } from "../Site/Site.tsx";

type ToolSectionProps = { id: string; tool: SectionOf<"tool"> };

/** A calculator as an island; the static HTML shows the answer for the start values. */
export function ToolSection({ id, tool }: ToolSectionProps) {
  const shared = sharedProps(useSite().site);
  switch (tool.tool) {
    case "cooling-load":
      return <Island name="CoolingLoad" id={id} component={CoolingLoad} shared={shared.CoolingLoad} />;
    case "cold-room":
      return <Island name="ColdRoom" id={id} component={ColdRoom} shared={shared.ColdRoom} />;
    case "geothermal":
      return <Island name="Geothermal" id={id} component={Geothermal} shared={shared.Geothermal} />;
    case "transport-unit":
      return <Island name="TransportUnit" id={id} component={TransportUnit} shared={shared.TransportUnit} />;
  }
}
