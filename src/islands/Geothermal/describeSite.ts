import type { GeothermalAnswer, LoopPlan } from "../../content/calculators/geothermal.ts";
import type { GeothermalWords } from "../../content/calculators/words.ts";
import type { Ends } from "../../content/engineering/geothermalSite.ts";
import { loop as example } from "../../content/engineering/groundLoop.ts";
import { fill, printed, printedRange } from "../ToolFrame/fill.ts";

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
  spoken: string;
  sent: string;
};

const join = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

export function describeSite(answer: GeothermalAnswer, words: GeothermalWords): Description {
  const { verdict, water, loop, instead, source, climate, ground, load } = answer;
  const size = water ? formatWater(water.flow, words) : loop ? formatLoop(loop, load, words) : "";
  const isOffered = size !== "";
  const heading = fill(words.year.heading, { ground: printed(ground) });
  const { name, reason } = words.verdicts[verdict];
  const cop = water ? printed(water.cop, 1) : loop && printedRange(loop.cop, 1);
  const efficiency = cop ? fill(words.efficiency, { cop }) : "";
  const notes = [
    ...(loop?.isForHeating ? [words.heating] : []),
    ...(answer.isLarge && isOffered ? [words.large] : []),
  ];
  const found = `${words.heading}: ${name}.`;
  return {
    name,
    reason,
    size,
    efficiency,
    notes,
    spoken: join(found, reason, size, ...notes),
    sent: join(found, reason, size, efficiency, ...notes),
    permission: isOffered ? words.permission[source] : "",
    ...(loop ? { year: { heading, text: words.year[climate] } } : {}),
    instead: instead ? formatLoop(instead, load, words) : "",
  };
}

const printedTons = (tons: number) => printed(tons, tons < 10 && !Number.isInteger(tons) ? 1 : 0);

/** Rounds to whole boreholes. */
function formatLoop({ boreholes, field, tons }: LoopPlan, load: number, words: GeothermalWords): string {
  const metres = boreholes.map((count) => count * example.depth) as Ends;
  const size = fill(words.loop, {
    metres: printedRange(metres),
    boreholes: printedRange(boreholes),
    field: printedRange(field),
  });
  const carried = { tons: printedTons(tons), load: printedTons(load) };
  return tons < load ? `${size} ${fill(words.part, carried)}` : size;
}

const formatWater = ([low, high]: Ends, words: GeothermalWords): string =>
  fill(words.water, {
    litres: printedRange([low, high], 1),
    cubicMetres: printedRange([3.6 * low, 3.6 * high]),
  });
