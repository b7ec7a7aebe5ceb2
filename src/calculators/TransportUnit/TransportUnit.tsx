import type { SharedProps } from "../../islands/sharedProps.ts";
import { CalculatorFrame } from "../frame/CalculatorFrame.tsx";
import { describeAnswer } from "./describe.ts";
import { transportFields } from "./fields.ts";
import { answerTransportUnit } from "./finding.ts";

export const TransportUnit = (props: SharedProps["TransportUnit"]) => (
  <CalculatorFrame
    {...props}
    id="transport-unit"
    fields={transportFields}
    answerTo={answerTransportUnit}
    describe={describeAnswer}
  />
);
