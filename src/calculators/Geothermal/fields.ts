import { type CalculationResult, answerBy, cityField, cityNamed } from "../frame/answer.ts";
import { tariffField } from "../frame/electricity.ts";
import type { Raw, Values } from "../frame/fields.ts";
import { wattsPerTon } from "../physics/units.ts";
import { loop as example } from "./groundLoop.ts";
import {
  type Ends,
  type GroundClimate,
  landFor,
  loopFor,
  savedDaily,
  waterFor,
  type WaterNeed,
} from "./site.ts";

type Lift = { from: number; to: number };
/** `altitude`, and the `lift` of wells if it is not the usual one, are in m. */
export type GroundCity = { city: string; altitude: number; lift?: Lift | undefined } & GroundClimate;

const waters = ["none", "well", "salty", "canal"] as const;

/** Water temperature in °C in June. Well water, fresh or salty, has the ground temperature. */
const warmest = { salty: 30, canal: 28 } as const;
/** Smallest and largest height in m by which a pump lifts the water, its friction in pipes included. */
const lifts = { well: { from: 30, to: 100 }, salty: { from: 10, to: 30 }, canal: { from: 10, to: 10 } };
/** Cities higher than this, in m, have no sea. */
const coastal = 50;

/**
 * Verdicts for sites that no drilling rig can reach. An existing well is not enough there, because a second
 * well must be drilled to return the water.
 */
const withoutRig = {
  none: "noRig",
  well: "onlyWell",
  saltyWell: "onlyWell",
  salty: "onlySalty",
  canal: "canal",
} as const;

export const geothermalFields = (cities: readonly GroundCity[]) =>
  ({
    load: { kind: "number", min: 2, max: 1000, start: 10, unit: "tons" },
    land: { kind: "number", min: 0, max: 100_000, start: 500, unit: "m²" },
    water: { kind: "choice", options: waters },
    city: cityField(cities),
    rig: { kind: "choice", options: ["yes", "no"] },
    hours: { kind: "number", min: 1, max: 24, start: 10 },
    tariff: tariffField,
  }) as const;

type SiteValues = Values<ReturnType<typeof geothermalFields>>;

const waterVerdicts = ["well", "onlyWell", "saltyWell", "salty", "onlySalty", "canal"] as const;
/**
 * Verdicts for sites with water come first. The others are ordered by the share of the load that boreholes
 * can carry, from all of it to none.
 */
export const verdicts = [...waterVerdicts, "loop", "tight", "hybrid", "part", "noLand", "noRig"] as const;
type Verdict = (typeof verdicts)[number];

/**
 * `field` is the land area in m², `tons` the load that the boreholes carry, and `cop` the COP on the hottest
 * day.
 */
export type LoopPlan = { boreholes: Ends; field: Ends; tons: number; cop: Ends; isForHeating: boolean };

export type GeothermalAnswer = {
  verdict: Verdict;
  /** Load in tons. `isLarge` is true if the load is too large for a rule of thumb. */
  load: number;
  isLarge: boolean;
  water?: WaterNeed;
  loop?: LoopPlan;
  /** kWh a day in the hottest month that air-cooled plant would take more, and rupees per kWh. */
  saved?: number;
  hours: number;
  tariff: number;
};

/**
 * At this ground temperature in °C or above, buildings give the ground far more heat in summer than they take
 * out in winter, so a loop for the whole load warms the ground year by year.
 */
const hotFrom = 20;

/** Smallest share of the load for which boreholes are worthwhile. */
const worthwhile = 0.25;

/**
 * Share of the load that the loop of a hybrid system carries. A cooling tower takes the peak load, which
 * occurs for a few hours a year.
 */
const hybridShare = 0.5;

/**
 * Load in tons above which a study must determine the size, because boreholes affect one another and one well
 * is rarely enough.
 */
const largeFrom = 100;

const kilowatts = (tons: number): number => (tons * wattsPerTon) / 1000;

function checkSite(values: SiteValues, place: GroundCity): GeothermalAnswer {
  const answer = verdictOn(values, place);
  const { loop, water } = answer;
  const cop = loop?.cop[0] ?? water?.withPump[0];
  const tons = loop?.tons ?? values.load;
  return cop === undefined ? answer : { ...answer, saved: savedDaily(kilowatts(tons), cop, values.hours) };
}

function verdictOn(
  { load, land, water, rig, hours, tariff }: SiteValues,
  place: GroundCity,
): GeothermalAnswer {
  const about = { load, hours, tariff, isLarge: load > largeFrom };
  const source = water === "salty" && place.altitude > coastal ? "saltyWell" : water;
  const verdict = rig === "no" ? withoutRig[source] : source;
  if (verdict === "none") return { ...about, ...loopOn(load, land, place) };
  if (source === "none") return { ...about, verdict };
  const isWell = source === "well" || source === "saltyWell";
  const temperature = isWell ? place.ground : warmest[source];
  const { from, to } = isWell ? (place.lift ?? lifts.well) : lifts[source];
  return { ...about, verdict, water: waterFor(kilowatts(load), temperature, [to, from]) };
}

/** @param land area in m² */
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
