import { landFor, loopFor, type LoopSize, waterFor, type WaterNeed } from "../engineering/geothermalSite.ts";
import { fromTons, tons } from "../engineering/units.ts";
import { type Answered, answerBy, cityField, cityNamed } from "./answer.ts";
import type { Raw, Values } from "./fields.ts";

/** A city, and the temperature in °C that its ground keeps all year. */
export type GroundCity = { city: string; ground: number };

/** Sources of water; the temperature in °C in June of those that do not have the ground's. */
const waters = ["none", "well", "salty", "canal"] as const;
type Source = Exclude<(typeof waters)[number], "none"> | "loop";
const warmest = { salty: 30, canal: 28 } as const;

/** The questions of the check, in their order. */
export const geothermalFields = (cities: readonly GroundCity[]) =>
  ({
    load: { kind: "number", min: 2, max: 1000, start: 10, unit: "tons" },
    land: { kind: "number", min: 0, max: 100_000, start: 500, unit: "m²" },
    rig: { kind: "choice", options: ["yes", "no"] },
    water: { kind: "choice", options: waters },
    city: cityField(cities),
  }) as const;

export type GeothermalFields = ReturnType<typeof geothermalFields>;

/** What a site allows: a source of water; a loop, of a size that a test must settle, with a tower, for a part; or nothing. */
export const verdicts = [
  "well",
  "salty",
  "canal",
  "loop",
  "tight",
  "hybrid",
  "part",
  "noLand",
  "noRig",
] as const;
export type Verdict = (typeof verdicts)[number];

export type GeothermalAnswer = {
  verdict: Verdict;
  loop: LoopSize;
  /** The source, and the water that it must give, where the site has any. */
  source: Source;
  water: WaterNeed | undefined;
  /** What the land alone carries: its boreholes, and the cooling in tons. */
  land: { boreholes: number; tons: number };
  ground: number;
  /** How the year's heat and cold balance in the ground. */
  climate: "hot" | "plains" | "cold";
};

/** Ground at least as warm hardly ever gives heat back; ground at most as cold gives as much as it takes. */
const hotFrom = 26;
const coldTo = 18;

/** The least share of the load for which boreholes are worth drilling. */
const worthwhile = 0.25;

/** What a site allows for a cooling load, and how much of it. */
export function checkSite(values: Values<GeothermalFields>, ground: number): GeothermalAnswer {
  const cooling = fromTons(tons(values.load)) / 1000;
  const loop = loopFor(cooling, ground);
  const { boreholes, share } = landFor(values.land, loop);
  const { water } = values;
  const climate = ground >= hotFrom ? "hot" : ground <= coldTo ? "cold" : "plains";
  return {
    verdict: water === "none" ? verdictOn(values, loop, share, climate) : water,
    loop,
    source: water === "none" ? "loop" : water,
    water: water === "none" ? undefined : waterFor(cooling, water === "well" ? ground : warmest[water]),
    land: { boreholes, tons: share * values.load },
    ground,
    climate,
  };
}

function verdictOn(
  { land, rig }: Values<GeothermalFields>,
  { field: [least, most] }: LoopSize,
  share: number,
  climate: GeothermalAnswer["climate"],
): Verdict {
  if (rig === "no") return "noRig";
  if (land >= least && climate === "hot") return "hybrid";
  if (land >= most) return "loop";
  if (land >= least) return "tight";
  return share >= worthwhile ? "part" : "noLand";
}

/** The answer, or what keeps it from being given. */
export const answerGeothermal = (cities: readonly GroundCity[], raw: Raw): Answered<GeothermalAnswer> =>
  answerBy(
    {
      fields: geothermalFields(cities),
      problemsTogether: () => [],
      calculate: (values) => checkSite(values, cityNamed(cities, values.city).ground),
    },
    raw,
  );
