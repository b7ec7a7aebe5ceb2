import type { SharedProps } from "../../islands/sharedProps.ts";
import { CalculatorFrame } from "../frame/CalculatorFrame.tsx";
import { describeEstimate } from "./describe.ts";
import { answerCoolingLoad, coolingLoadFields } from "./fields.ts";

export const CoolingLoad = ({ cities, ...shared }: SharedProps["CoolingLoad"]) => (
  <CalculatorFrame
    {...shared}
    id="cooling-load"
    fields={coolingLoadFields(cities)}
    answerTo={(raw) => answerCoolingLoad(cities, raw)}
    describe={describeEstimate}
  />
);
