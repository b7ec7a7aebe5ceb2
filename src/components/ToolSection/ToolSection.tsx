import type { City } from "../../content/calculators/answer.ts";
import type { GroundCity } from "../../content/calculators/geothermal.ts";
import type { SectionOf } from "../../content/sections.ts";
import { ColdRoom } from "../../islands/ColdRoom/ColdRoom.tsx";
import { CoolingLoad } from "../../islands/CoolingLoad/CoolingLoad.tsx";
import { Geothermal } from "../../islands/Geothermal/Geothermal.tsx";
import { TransportUnit } from "../../islands/TransportUnit/TransportUnit.tsx";
import { Island } from "../Island/Island.tsx";
import { useSite } from "../Site/Site.tsx";

type ToolSectionProps = { id: string; tool: SectionOf<"tool"> };

/** A tool as an island: complete for the values that it starts with before any script comes. */
export function ToolSection({ id, tool }: ToolSectionProps) {
  const { tools: words, facts } = useSite().site;
  const shared = { frame: words.frame, company: { email: facts.email, whatsapp: facts.whatsapp } };
  const designs = facts.coverage.flatMap(({ city, design }) => (design ? [{ city, ...design }] : []));
  const cities: City[] = designs.map(({ city, hot }) => ({ city, hot }));
  const grounds: GroundCity[] = designs.map(({ city, ground }) => ({ city, ground }));
  switch (tool.tool) {
    case "cooling-load": {
      const props = { ...shared, cities, words: words.coolingLoad };
      return <Island name="CoolingLoad" id={id} component={CoolingLoad} props={props} />;
    }
    case "cold-room": {
      const props = { ...shared, cities, words: words.coldRoom };
      return <Island name="ColdRoom" id={id} component={ColdRoom} props={props} />;
    }
    case "geothermal": {
      const props = { ...shared, cities: grounds, words: words.geothermal };
      return <Island name="Geothermal" id={id} component={Geothermal} props={props} />;
    }
    case "transport-unit": {
      const props = { ...shared, start: tool.start, words: words.transportUnit };
      return <Island name="TransportUnit" id={id} component={TransportUnit} props={props} />;
    }
  }
}
