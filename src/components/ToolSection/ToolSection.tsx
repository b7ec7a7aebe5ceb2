import type { City } from "../../content/calculators/answer.ts";
import { ColdRoom } from "../../islands/ColdRoom/ColdRoom.tsx";
import { CoolingLoad } from "../../islands/CoolingLoad/CoolingLoad.tsx";
import { Island } from "../Island/Island.tsx";
import { useSite } from "../Site/Site.tsx";

type ToolSectionProps = { id: string; tool: "cooling-load" | "cold-room" };

/** A tool as an island: complete for the values that it starts with before any script comes. */
export function ToolSection({ id, tool }: ToolSectionProps) {
  const { tools, site } = useSite().site;
  const { email, whatsapp } = site;
  const cities: City[] = site.coverage.flatMap(({ city, design }) =>
    design ? [{ city, hot: design.hot }] : [],
  );
  const shared = { frame: tools.frame, company: { email, whatsapp }, cities };
  return tool === "cold-room" ? (
    <Island name="ColdRoom" id={id} component={ColdRoom} props={{ ...shared, words: tools.coldRoom }} />
  ) : (
    <Island
      name="CoolingLoad"
      id={id}
      component={CoolingLoad}
      props={{ ...shared, words: tools.coolingLoad }}
    />
  );
}
