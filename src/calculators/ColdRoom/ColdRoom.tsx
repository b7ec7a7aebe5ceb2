import type { SharedProps } from "../../islands/sharedProps.ts";
import { CalculatorFrame } from "../frame/CalculatorFrame.tsx";
import { describeColdRoom } from "./describe.ts";
import { coldRoomFields } from "./fields.ts";
import { answerColdRoom } from "./size.ts";

export const ColdRoom = ({ hottest, ...shared }: SharedProps["ColdRoom"]) => (
  <CalculatorFrame
    {...shared}
    id="cold-room"
    fields={coldRoomFields}
    answerTo={(raw) => answerColdRoom(hottest, raw)}
    describe={describeColdRoom}
  />
);
