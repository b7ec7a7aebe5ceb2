import type { SectionOf } from "../../content/sections.ts";
import { ColdRoom } from "../../calculators/ColdRoom/ColdRoom.tsx";
import { CoolingLoad } from "../../calculators/CoolingLoad/CoolingLoad.tsx";
import { Geothermal } from "../../calculators/Geothermal/Geothermal.tsx";
import { TransportUnit } from "../../calculators/TransportUnit/TransportUnit.tsx";
import { Island } from "../Island/Island.tsx";

type CalculatorSectionProps = { id: string; calculator: SectionOf<"calculator"> };

/** A calculator as an island. The static HTML contains the result for the initial values. */
export function CalculatorSection({ id, calculator }: CalculatorSectionProps) {
  switch (calculator.calculator) {
    case "cooling-load":
      return <Island name="CoolingLoad" id={id} component={CoolingLoad} />;
    case "cold-room":
      return <Island name="ColdRoom" id={id} component={ColdRoom} />;
    case "geothermal":
      return <Island name="Geothermal" id={id} component={Geothermal} />;
    case "transport-unit":
      return <Island name="TransportUnit" id={id} component={TransportUnit} />;
  }
}
