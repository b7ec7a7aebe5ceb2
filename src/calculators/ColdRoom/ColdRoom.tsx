import type { SharedProps } from "../../islands/sharedProps.ts";
import { withTariff } from "../frame/electricity.ts";
import { CalculatorFrame, type PagePrices } from "../frame/CalculatorFrame.tsx";
import { describeColdRoom } from "./describe.ts";
import { coldRoomFields } from "./fields.ts";
import { answerColdRoom } from "./size.ts";

export const ColdRoom = ({ hottest, tariff, ...shared }: SharedProps["ColdRoom"] & PagePrices) => (
  <CalculatorFrame
    {...shared}
    id="cold-room"
    fields={withTariff(coldRoomFields, tariff)}
    answerTo={(raw) => answerColdRoom(hottest, raw)}
    describe={describeColdRoom}
  />
);
