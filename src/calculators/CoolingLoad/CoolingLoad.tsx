import type { SharedProps } from "../../islands/sharedProps.ts";
import { withTariff } from "../frame/electricity.ts";
import { CalculatorFrame } from "../frame/CalculatorFrame.tsx";
import { describeEstimate } from "./describe.ts";
import { answerCoolingLoad, coolingLoadFields } from "./fields.ts";

export const CoolingLoad = ({ cities, tariff, ...shared }: SharedProps["CoolingLoad"]) => (
  <CalculatorFrame
    {...shared}
    id="cooling-load"
    fields={withTariff(coolingLoadFields(cities), tariff)}
    answerTo={(raw) => answerCoolingLoad(cities, raw)}
    describe={describeEstimate}
  />
);
