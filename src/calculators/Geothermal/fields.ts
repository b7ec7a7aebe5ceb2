import { type CalculationResult, answerBy, cityField, cityNamed } from "../frame/answer.ts";
import type { Raw, Values } from "../frame/fields.ts";
import { wattsPerTon } from "../physics/units.ts";
import { loop as example } from "./groundLoop.ts";
import { type Ends, type GroundClimate, landFor, loopFor, waterFor, type WaterNeed } from "./site.ts";

export type GroundCity = { city: string } & GroundClimate;

const waters = ["none", "well", "salty", "canal"] as const;

/** Temperature in °C of the water in June; well water has the ground's temperature. */
const warmest = { salty: 30, canal: 28 } as const;

/**
 * Verdicts for sites that no rig can reach. A well, or salty groundwater, needs a second well that takes the
 * water back.
 */
const withoutRig = { none: "noRig", well: "onlyWell", salty: "onlySalty", canal: "canal" } as const;

export const geothermalFields = (cities: readonly GroundCity[]) =>
  ({
    load: { kind: "number", min: 2, max: 1000, start: 10, unit: "tons" },
    land: { kind: "number", min: 0, max: 100_000, start: 500, unit: "m²" },
    water: { kind: "choice", options: waters },
    city: cityField(cities),
    rig: { kind: "choice", options: ["yes", "no"] },
  }) as const;

type SiteValues = Values<ReturnType<typeof geothermalFields>>;

const waterVerdicts = ["well", "onlyWell", "salty", "onlySalty", "canal"] as const;
/** All verdicts: first those with water, then those without, from the full load down to none. */
export const verdicts = [...waterVerdicts, "loop", "tight", "hybrid", "part", "noLand", "noRig"] as const;
type Verdict = (typeof verdicts)[number];

/** `field` in m²; `tons` is the load that the boreholes carry; `cop` on the hottest day. */
export type LoopPlan = { boreholes: Ends; field: Ends; tons: number; cop: Ends; isForHeating: boolean };

export type GeothermalAnswer = {
  verdict: Verdict;
  /** Load in tons; `isLarge` if it is too large for a rule of thumb. */
  load: number;
  isLarge: boolean;
  /** Sizes for the verdict, if it includes water or a loop. */
  water?: WaterNeed;
  loop?: LoopPlan;
};

/** Ground temperature in °C at and above which buildings rarely need heat from the ground. */
const hotFrom = 26;

/** Smallest share of the load for which boreholes are worthwhile. */
const worthwhile = 0.25;

/**
 * Share of the load that the loop of a hybrid system carries. A cooling tower takes the peak, which lasts a
 * few hours a year.
 */
const hybridShare = 0.5;

/**
 * Load in tons above which boreholes affect one another and one well is rarely enough, so a study must
 * determine the size.
 */
const largeFrom = 100;

const kilowatts = (tons: number): number => (tons * wattsPerTon) / 1000;

function checkSite({ load, land, water, rig }: SiteValues, place: GroundClimate): GeothermalAnswer {
  const about = { load, isLarge: load > largeFrom };
  const verdict = rig === "no" ? withoutRig[water] : water;
  if (verdict === "none") return { ...about, ...loopOn(load, land, place) };
  if (water === "none") return { ...about, verdict };
  const temperature = water === "well" ? place.ground : warmest[water];
  return { ...about, verdict, water: waterFor(kilowatts(load), temperature) };
}

/** @param land in m² */
function loopOn(load: number, land: number, place: GroundClimate): { verdict: Verdict; loop?: LoopPlan } {
  const whole = loopFor(kilowatts(load), place);
  const half = loopFor(kilowatts(load * hybridShare), place);
  const isHot = place.ground >= hotFrom;
  if (isHot && land >= half.field[1])
    return { verdict: "hybrid", loop: { ...half, tons: load * hybridShare } };
  if (!isHot && land >= whole.field[0])
    return { verdict: land >= whole.field[1] ? "loop" : "tight", loop: { ...whole, tons: load } };
  const { boreholes, share } = landFor(land, whole);
  if (share < worthwhile) return { verdict: "noLand" };
  const field = boreholes * example.spacing ** 2;
  const loop = { ...whole, boreholes: [boreholes, boreholes] as Ends, field: [field, field] as Ends };
  return { verdict: "part", loop: { ...loop, tons: share * load } };
}

export const answerGeothermal = (
  cities: readonly GroundCity[],
  raw: Raw,
): CalculationResult<GeothermalAnswer> =>
  answerBy(geothermalFields(cities), raw, (values) => checkSite(values, cityNamed(cities, values.city)));
