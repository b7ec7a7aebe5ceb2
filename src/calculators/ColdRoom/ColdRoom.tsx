import { CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import type { ColdRoomStrings } from "../strings.ts";
import { describeColdRoom } from "./describe.ts";
import { coldRoomFields } from "./fields.ts";
import { answerColdRoom } from "./size.ts";

/** `hottest` is the hottest city's design temperature in °C. */
type ColdRoomProps = CalculatorProps<ColdRoomStrings> & { hottest: number };

export const ColdRoom = ({ hottest, ...shared }: ColdRoomProps) => (
  <CalculatorFrame
    {...shared}
    id="cold-room"
    fields={coldRoomFields}
    answerTo={(raw) => answerColdRoom(hottest, raw)}
    describe={(answer) => describeColdRoom(answer, shared.strings)}
  />
);
