import type { Answer } from "../frame/answer.ts";
import { fillElectricity } from "../frame/electricity.ts";
import { fill, printed, printedRange } from "../../content/fill.ts";
import type { GeothermalStrings } from "../strings.ts";
import type { GeothermalAnswer, LoopPlan } from "./fields.ts";
import { loop as example } from "./groundLoop.ts";
import type { Ends, WaterNeed } from "./site.ts";

export function describeSite(answer: GeothermalAnswer, strings: GeothermalStrings): Answer {
  const { verdict, water, loop, isLarge, load } = answer;
  const { name, reason } = strings.verdicts[verdict];
  const sizes = water ? describeWater(water, strings) : loop ? describeLoop(loop, load, strings) : [];
  const { saved, tariff, hours } = answer;
  const saving = saved ? [fillElectricity(strings.saving, saved, tariff, hours)] : [];
  return {
    heading: strings.heading,
    result: name,
    sentences: [reason, ...sizes, ...saving],
    warnings: [
      ...(loop?.isForHeating ? [strings.heating] : []),
      ...(isLarge && sizes.length > 0 ? [strings.large] : []),
    ],
    details: [strings.method],
  };
}

const printedTons = (tons: number) => printed(tons, tons < 10 && !Number.isInteger(tons) ? 1 : 0);

function describeLoop({ boreholes, field, tons, cop }: LoopPlan, load: number, strings: GeothermalStrings) {
  const size = fill(strings.loop, {
    metres: printedRange(boreholes.map((count) => count * example.depth) as Ends),
    boreholes: printedRange(boreholes),
    field: printedRange(field),
  });
  const part = fill(strings.part, { tons: printedTons(tons), load: printedTons(load) });
  const efficiency = fill(strings.efficiency, { cop: printedRange(cop, 1) });
  return tons < load ? [size, part, efficiency] : [size, efficiency];
}

function describeWater({ flow: [low, high], cop, withPump, lifts }: WaterNeed, strings: GeothermalStrings) {
  const flow = fill(strings.water, {
    litres: printedRange([low, high], 1),
    cubicMetres: printedRange([3.6 * low, 3.6 * high]),
  });
  const pumped = { withPump: printedRange(withPump, 1), lift: printedRange([lifts[1], lifts[0]]) };
  return [flow, fill(strings.waterEfficiency, { cop: printed(cop, 1), ...pumped })];
}
