import type { City } from "../../content/calculators/answer.ts";
import type { SectionOf } from "../../content/sections.ts";
import { ColdRoom } from "../../islands/ColdRoom/ColdRoom.tsx";
import { CoolingLoad } from "../../islands/CoolingLoad/CoolingLoad.tsx";
import { TransportUnit } from "../../islands/TransportUnit/TransportUnit.tsx";
import { Island } from "../Island/Island.tsx";
import { useSite } from "../Site/Site.tsx";

type ToolSectionProps = { id: string; tool: SectionOf<"tool"> };

/** A tool as an island: complete for the values that it starts with before any script comes. */
export function ToolSection({ id, tool }: ToolSectionProps) {
  const { tools, site } = useSite().site;
  const { email, whatsapp } = site;
  const cities: City[] = site.coverage.flatMap(({ city, design }) =>
    design ? [{ city, hot: design.hot }] : [],
  );
  const shared = { frame: tools.frame, company: { email, whatsapp } };
  switch (tool.tool) {
    case "cooling-load":
      return (
        <Island
          name="CoolingLoad"
          id={id}
          component={CoolingLoad}
          props={{ ...shared, cities, words: tools.coolingLoad }}
        />
      );
    case "cold-room":
      return (
        <Island
          name="ColdRoom"
          id={id}
          component={ColdRoom}
          props={{ ...shared, cities, words: tools.coldRoom }}
        />
      );
    case "transport-unit":
      return (
        <Island
          name="TransportUnit"
          id={id}
          component={TransportUnit}
          props={{ ...shared, start: tool.start, words: tools.transportUnit }}
        />
      );
  }
}
