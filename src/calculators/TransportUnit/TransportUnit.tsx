import { CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import type { TransportUnitStrings } from "../strings.ts";
import { describeAnswer } from "./describe.ts";
import { answerTransportUnit, transportFields } from "./fields.ts";

export const TransportUnit = (props: CalculatorProps<TransportUnitStrings>) => (
  <CalculatorFrame
    {...props}
    id="transport-unit"
    fields={transportFields}
    answerTo={answerTransportUnit}
    describe={(answer) => describeAnswer(answer, props.strings)}
  />
);
