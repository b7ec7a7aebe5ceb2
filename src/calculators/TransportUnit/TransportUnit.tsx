import { CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import type { TransportUnitStrings } from "../strings.ts";
import { describeAnswer } from "./describe.ts";
import { transportFields } from "./fields.ts";
import { answerTransportUnit } from "./finding.ts";

export const TransportUnit = (props: CalculatorProps<TransportUnitStrings>) => (
  <CalculatorFrame
    {...props}
    id="transport-unit"
    fields={transportFields}
    answerTo={answerTransportUnit}
    describe={(answer) => describeAnswer(answer, props.strings)}
  />
);
