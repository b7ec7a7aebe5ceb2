import { type Ends, type GroundClimate, landFor, loopFor, waterFor, type WaterNeed } from "./site.ts";
import { loop as example } from "./groundLoop.ts";
import { fromTons, tons } from "../physics/units.ts";
import { type CalculationResult, answerBy, cityField, cityNamed } from "../frame/answer.ts";
import type { Raw, Values } from "../frame/fields.ts";

export type GroundCity = { city: string } & GroundClimate;

/** `warmest` is the water's June temperature in °C; well water has the ground's temperature. */
const waters = ["none", "well", "salty", "canal"] as const;
type Source = Exclude<(typeof waters)[number], "none"> | "loop";
const warmest = { salty: 30, canal: 28 } as const;

export const geothermalFields = (cities: readonly GroundCity[]) =>
  ({
    load: { kind: "number", min: 2, max: 1000, start: 10, unit: "tons" },
    land: { kind: "number", min: 0, max: 100_000, start: 500, unit: "m²" },
    rig: { kind: "choice", options: ["yes", "no"] },
    water: { kind: "choice", options: waters },
    city: cityField(cities),
  }) as const;

type GeothermalFields = ReturnType<typeof geothermalFields>;
type SiteValues = Values<GeothermalFields>;

/** Verdicts without water, from the whole load to none of it. */
const loopVerdicts = ["loop", "study", "tight", "hybrid", "part", "noLand", "noRig"] as const;
/**
 * Verdicts with water. A return well must be drilled, which requires a rig; a large load requires more than
 * two wells.
 */
const waterVerdicts = ["well", "wells", "onlyWell", "salty", "onlySalty", "canal"] as const;
export const verdicts = [...waterVerdicts, ...loopVerdicts] as const;
type Verdict = (typeof verdicts)[number];

/** `field` in m²; `tons` is the load that the boreholes carry; `cop` on the hottest day. */
export type LoopPlan = { boreholes: Ends; field: Ends; tons: number; cop: Ends; isForHeating: boolean };

export type GeothermalAnswer = {
  verdict: Verdict;
  source: Source;
  /** Load in tons; `isLarge` if it is too large for a rule of thumb. */
  load: number;
  isLarge: boolean;
  /** Sizes for the verdict, if it includes water or a loop. */
  water?: WaterNeed;
  loop?: LoopPlan;
  /** A loop that would fit on the land as an alternative to water. */
  instead?: LoopPlan;
  ground: number;
  /** Balance of the heat that the ground gains and loses over a year. */
  climate: "hot" | "plains" | "cold";
};

/**
 * Ground temperatures in °C: from `hotFrom` on the ground hardly ever returns heat; up to `coldTo` heating
 * and cooling balance.
 */
const hotFrom = 26;
const coldTo = 18;

/** Minimum share of the load for which boreholes are worth drilling. */
const worthwhile = 0.25;

/**
 * Share of the load on the loop of a hybrid system: a cooling tower takes the peak, which lasts few hours a
 * year.
 */
const hybridShare = 0.5;

/**
 * Tons from which boreholes affect one another and one well is rarely enough, so a study must determine the
 * size.
 */
const largeFrom = 100;

function checkSite(values: SiteValues, place: GroundClimate): GeothermalAnswer {
  const { ground } = place;
  const { load, rig, water } = values;
  const climate = ground >= hotFrom ? "hot" : ground <= coldTo ? "cold" : "plains";
  const about = { load, isLarge: load > largeFrom, ground, climate } as const;
  const found = loopOn(values, place, climate);
  if (water === "none") return { ...about, ...found, source: "loop" };
  const needed = waterFor(kilowatts(load), water === "well" ? ground : warmest[water]);
  const verdict = waterVerdict(water, rig === "yes", about.isLarge);
  const isWhole = found.verdict !== "part" && found.loop;
  return { ...about, verdict, source: water, water: needed, ...(isWhole ? { instead: found.loop } : {}) };
}

const kilowatts = (load: number): number => fromTons(tons(load)) / 1000;

function waterVerdict(water: "well" | "salty" | "canal", hasRig: boolean, isLarge: boolean): Verdict {
  if (water === "well") return hasRig ? (isLarge ? "wells" : "well") : "onlyWell";
  return water === "salty" && !hasRig ? "onlySalty" : water;
}

function loopOn(
  { load, land, rig }: SiteValues,
  place: GroundClimate,
  climate: GeothermalAnswer["climate"],
): { verdict: Verdict; loop?: LoopPlan } {
  if (rig === "no") return { verdict: "noRig" };
  const whole = loopFor(kilowatts(load), place);
  const half = loopFor(kilowatts(load * hybridShare), place);
  if (climate === "hot" && land >= half.field[1])
    return { verdict: "hybrid", loop: { ...half, tons: load * hybridShare } };
  if (climate !== "hot" && land >= whole.field[0]) {
    const verdict = load > largeFrom ? "study" : land >= whole.field[1] ? "loop" : "tight";
    return { verdict, loop: { ...whole, tons: load } };
  }
  const { boreholes, share } = landFor(land, whole);
  if (share < worthwhile) return { verdict: "noLand" };
  const field = boreholes * example.spacing ** 2;
  const size = { boreholes: [boreholes, boreholes], field: [field, field] } as const;
  return {
    verdict: "part",
    loop: { ...whole, ...(size as { boreholes: Ends; field: Ends }), tons: share * load },
  };
}

export const answerGeothermal = (
  cities: readonly GroundCity[],
  raw: Raw,
): CalculationResult<GeothermalAnswer> =>
  answerBy(
    {
      fields: geothermalFields(cities),
      problemsTogether: () => [],
      calculate: (values) => checkSite(values, cityNamed(cities, values.city)),
    },
    raw,
  );
