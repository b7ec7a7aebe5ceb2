import { CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import type { GeothermalStrings } from "../strings.ts";
import { describeSite } from "./describe.ts";
import { answerGeothermal, geothermalFields, type GroundCity } from "./fields.ts";

type GeothermalProps = CalculatorProps<GeothermalStrings> & { cities: GroundCity[] };

export const Geothermal = ({ cities, ...shared }: GeothermalProps) => (
  <CalculatorFrame
    {...shared}
    id="geothermal"
    fields={geothermalFields(cities)}
    answerTo={(raw) => answerGeothermal(cities, raw)}
    describe={(answer) => describeSite(answer, shared.strings)}
  />
);
