import type { SharedProps } from "../../islands/sharedProps.ts";
import { withTariff } from "../frame/electricity.ts";
import { CalculatorFrame, type PagePrices } from "../frame/CalculatorFrame.tsx";
import { describeSite } from "./describe.ts";
import { answerGeothermal, geothermalFields } from "./fields.ts";

export const Geothermal = ({ cities, tariff, ...shared }: SharedProps["Geothermal"] & PagePrices) => (
  <CalculatorFrame
    {...shared}
    id="geothermal"
    first={5}
    fields={withTariff(geothermalFields(cities), tariff)}
    answerTo={(raw) => answerGeothermal(cities, raw)}
    describe={describeSite}
  />
);
