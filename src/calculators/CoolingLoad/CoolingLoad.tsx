import { CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import type { CoolingLoadStrings } from "../strings.ts";
import { describeEstimate } from "./describe.ts";
import { answerCoolingLoad, coolingLoadFields, type RoomCity } from "./fields.ts";

type CoolingLoadProps = CalculatorProps<CoolingLoadStrings> & { cities: RoomCity[] };

export const CoolingLoad = ({ cities, ...shared }: CoolingLoadProps) => (
  <CalculatorFrame
    {...shared}
    id="cooling-load"
    fields={coolingLoadFields(cities)}
    answerTo={(raw) => answerCoolingLoad(cities, raw)}
    describe={(estimate) => describeEstimate(estimate, shared.strings)}
  />
);
