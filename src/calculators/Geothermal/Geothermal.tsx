import type { SharedProps } from "../../islands/sharedProps.ts";
import { CalculatorFrame } from "../frame/CalculatorFrame.tsx";
import { describeSite } from "./describe.ts";
import { answerGeothermal, geothermalFields } from "./fields.ts";

export const Geothermal = ({ cities, ...shared }: SharedProps["Geothermal"]) => (
  <CalculatorFrame
    {...shared}
    id="geothermal"
    fields={geothermalFields(cities)}
    answerTo={(raw) => answerGeothermal(cities, raw)}
    describe={describeSite}
  />
);
