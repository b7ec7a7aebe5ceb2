import type { SectionOf } from "../../content/sections.ts";
import { ColdRoom } from "../../calculators/ColdRoom/ColdRoom.tsx";
import { CoolingLoad } from "../../calculators/CoolingLoad/CoolingLoad.tsx";
import { Geothermal } from "../../calculators/Geothermal/Geothermal.tsx";
import { TransportUnit } from "../../calculators/TransportUnit/TransportUnit.tsx";
import { priceLines } from "../../content/prices.ts";
import { Island } from "../Island/Island.tsx";
import { useSite } from "../Site/Site.tsx";

type CalculatorSectionProps = {
  id: string;
  calculator: SectionOf<"calculator">;
  /** `intent` on a page's first screen, which would load React otherwise. */
  hydrate?: "view" | "intent";
};

/** A calculator as an island. The static HTML contains the result for the initial values. */
export function CalculatorSection({ id, calculator, hydrate = "view" }: CalculatorSectionProps) {
  const { site, route } = useSite();
  const lines = priceLines(site.prices, route.path);
  const island = { id, hydrate, props: lines.length > 0 ? { prices: lines } : {} };
  switch (calculator.calculator) {
    case "cooling-load":
      return <Island name="CoolingLoad" {...island} component={CoolingLoad} />;
    case "cold-room":
      return <Island name="ColdRoom" {...island} component={ColdRoom} />;
    case "geothermal":
      return <Island name="Geothermal" {...island} component={Geothermal} />;
    case "transport-unit":
      return <Island name="TransportUnit" {...island} component={TransportUnit} />;
  }
}
