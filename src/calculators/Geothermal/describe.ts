import type { GeothermalAnswer, LoopPlan } from "./fields.ts";
import type { GeothermalStrings } from "../strings.ts";
import type { Ends } from "./site.ts";
import { loop as example } from "./groundLoop.ts";
import { fill, printed, printedRange } from "../frame/fill.ts";

export type Description = {
  name: string;
  reason: string;
  /** Size of the source; empty, like the following fields, if the site has no option. */
  size: string;
  efficiency: string;
  notes: string[];
  permission: string;
  year?: { heading: string; text: string };
  instead: string;
  announcement: string;
  sent: string;
};

const join = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

export function describeSite(answer: GeothermalAnswer, strings: GeothermalStrings): Description {
  const { verdict, water, loop, instead, source, climate, ground, load } = answer;
  const size = water ? formatWater(water.flow, strings) : loop ? formatLoop(loop, load, strings) : "";
  const isOffered = size !== "";
  const heading = fill(strings.year.heading, { ground: printed(ground) });
  const { name, reason } = strings.verdicts[verdict];
  const cop = water ? printed(water.cop, 1) : loop && printedRange(loop.cop, 1);
  const efficiency = cop ? fill(strings.efficiency, { cop }) : "";
  const notes = [
    ...(loop?.isForHeating ? [strings.heating] : []),
    ...(answer.isLarge && isOffered ? [strings.large] : []),
  ];
  const found = `${strings.heading}: ${name}.`;
  return {
    name,
    reason,
    size,
    efficiency,
    notes,
    announcement: join(found, reason, size, ...notes),
    sent: join(found, reason, size, efficiency, ...notes),
    permission: isOffered ? strings.permission[source] : "",
    ...(loop ? { year: { heading, text: strings.year[climate] } } : {}),
    instead: instead ? formatLoop(instead, load, strings) : "",
  };
}

const printedTons = (tons: number) => printed(tons, tons < 10 && !Number.isInteger(tons) ? 1 : 0);

/** Rounds to whole boreholes. */
function formatLoop({ boreholes, field, tons }: LoopPlan, load: number, strings: GeothermalStrings): string {
  const metres = boreholes.map((count) => count * example.depth) as Ends;
  const size = fill(strings.loop, {
    metres: printedRange(metres),
    boreholes: printedRange(boreholes),
    field: printedRange(field),
  });
  const carried = { tons: printedTons(tons), load: printedTons(load) };
  return tons < load ? `${size} ${fill(strings.part, carried)}` : size;
}

const formatWater = ([low, high]: Ends, strings: GeothermalStrings): string =>
  fill(strings.water, {
    litres: printedRange([low, high], 1),
    cubicMetres: printedRange([3.6 * low, 3.6 * high]),
  });
