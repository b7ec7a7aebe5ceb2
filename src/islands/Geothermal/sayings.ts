import type { GeothermalAnswer } from "../../content/calculators/geothermal.ts";
import type { Raw } from "../../content/calculators/fields.ts";
import type { GeothermalWords } from "../../content/calculators/words.ts";
import type { Ends } from "../../content/engineering/geothermalSite.ts";
import { loop as hole } from "../../content/engineering/groundLoop.ts";
import { fill, printed, printedRange } from "../ToolFrame/fill.ts";

/** Holes are drilled whole, so the metres and the field are those of whole holes. */
export function loopWords({ loop: { boreholes, field } }: GeothermalAnswer, words: GeothermalWords): string {
  const metres = boreholes.map((count) => count * hole.depth) as Ends;
  return fill(words.loop, {
    metres: printedRange(metres),
    boreholes: printedRange(boreholes),
    field: printedRange(field),
  });
}

function waterWords(water: NonNullable<GeothermalAnswer["water"]>, words: GeothermalWords): string {
  const [low, high] = water.flow;
  return fill(words.water, {
    litres: printedRange(water.flow, 1),
    cubicMetres: printedRange([3.6 * low, 3.6 * high]),
  });
}

/** Whether the site allows nothing. */
export const isNone = ({ verdict }: GeothermalAnswer): boolean => verdict === "noLand" || verdict === "noRig";

/** How much of the source the load needs, or how much of the load the land carries; nothing where nothing is allowed. */
export function sizeWords(answer: GeothermalAnswer, raw: Raw, words: GeothermalWords): string {
  const { verdict, water, land } = answer;
  if (isNone(answer)) return "";
  if (water) return waterWords(water, words);
  if (verdict !== "part") return loopWords(answer, words);
  return fill(words.part, {
    boreholes: land.boreholes,
    tons: land.tons < 10 ? printed(land.tons, 1) : printed(land.tons),
    load: raw["load"]?.trim(),
  });
}

/** How much cooling a kilowatt of electricity gives on the hottest day; nothing where nothing is allowed. */
export function efficiencyWords(answer: GeothermalAnswer, words: GeothermalWords): string {
  if (isNone(answer)) return "";
  const { water, loop } = answer;
  return fill(words.efficiency, { cop: water ? printed(water.cop, 1) : printedRange(loop.cop, 1) });
}
