import type { SharedProps } from "../../islands/sharedProps.ts";
import { CalculatorFrame, type PagePrices } from "../frame/CalculatorFrame.tsx";
import { withTariff } from "../frame/electricity.ts";
import { describeAnswer } from "./describe.ts";
import { transportFields } from "./fields.ts";
import { answerTransportUnit } from "./finding.ts";

export const TransportUnit = ({ tariff, diesel, ...shared }: SharedProps["TransportUnit"] & PagePrices) => (
  <CalculatorFrame
    {...shared}
    id="transport-unit"
    first={6}
    fields={{
      ...withTariff(transportFields, tariff),
      diesel: { ...transportFields.diesel, start: Number(diesel) },
    }}
    answerTo={answerTransportUnit}
    describe={describeAnswer}
  />
);
