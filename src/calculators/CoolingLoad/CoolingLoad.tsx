import type { SharedProps } from "../../islands/sharedProps.ts";
import { BriefCalculator, type BriefStrings } from "../frame/BriefCalculator.tsx";
import { CalculatorFrame, type PagePrices } from "../frame/CalculatorFrame.tsx";
import { withTariff } from "../frame/electricity.ts";
import { describeEstimate } from "./describe.ts";
import { answerCoolingLoad, coolingLoadFields } from "./fields.ts";

type CoolingLoadProps = SharedProps["CoolingLoad"] &
  PagePrices & {
    /** Shows only length, width and city, with a link to the whole calculator. */
    brief?: BriefStrings;
  };

export function CoolingLoad({ cities, tariff, brief, ...shared }: CoolingLoadProps) {
  const calculator = {
    ...shared,
    id: "cooling-load",
    fields: withTariff(coolingLoadFields(cities), tariff),
    answerTo: (raw: Parameters<typeof answerCoolingLoad>[1]) => answerCoolingLoad(cities, raw),
    describe: describeEstimate,
  };
  return brief ? (
    <BriefCalculator {...calculator} brief={brief} asked={["length", "width", "city"]} />
  ) : (
    <CalculatorFrame {...calculator} />
  );
}
