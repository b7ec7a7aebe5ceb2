import type { SectionOf } from "../../content/sections.ts";
import { ColdRoom } from "../../calculators/ColdRoom/ColdRoom.tsx";
import { CoolingLoad } from "../../calculators/CoolingLoad/CoolingLoad.tsx";
import { Geothermal } from "../../calculators/Geothermal/Geothermal.tsx";
import { sharedProps } from "../../islands/sharedProps.ts";
import { TransportUnit } from "../../calculators/TransportUnit/TransportUnit.tsx";
import { Island } from "../Island/Island.tsx";
import { useSite } from "../Site/Site.tsx";

type CalculatorSectionProps = { id: string; calculator: SectionOf<"calculator"> };

/** A calculator as an island. The static HTML contains the result for the initial values. */
export function CalculatorSection({ id, calculator }: CalculatorSectionProps) {
  const shared = sharedProps(useSite().site);
  switch (calculator.calculator) {
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
