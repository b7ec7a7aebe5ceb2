import { coolingCop, extracted, flow, heatingCop, loop, rejected, wattsPerMetre } from "./groundLoop.ts";

/** Two ends of a range, the smaller first. */
export type Ends = [number, number];

/** A place in °C: its ground, which keeps the mean of the year, and the hottest and coldest day of the design. */
export type GroundClimate = { ground: number; hot: number; cold: number };

/** Heat pumps on a closed loop: the lower end is the shorter loop, whose water is further from the ground. */
export type LoopSize = {
  /** Of borehole in all, in m. */
  metres: Ends;
  boreholes: Ends;
  /** Field in m² that they need. */
  field: Ends;
  /** In cooling, on the hottest day. */
  cop: Ends;
  /** Whether the coldest day decides the longer loop. */
  isForHeating: boolean;
};

/** Water that a well, the sea or a canal must give, in L/s, and the COP with it. */
export type WaterNeed = { flow: Ends; cop: number };

/**
 * Loop water above the ground in K on the hottest day and below it on the coldest, as it leaves the ground, for the
 * shorter loop and for the longer one (Kavanaugh and Rafferty, ASHRAE 2014).
 */
const rises = [17, 11] as const;
const drops = [11, 6] as const;
/** K by which the heat pump warms the loop's water in summer and cools it in winter. */
const warming = loop.june.leaving - loop.june.entering;
const cooling = loop.january.entering - loop.january.leaving;
/** K by which it may warm the water of a well, most and least. */
const wellWarming = [8, 5] as const;

/** Room temperatures in °C in summer and winter. */
const rooms = { summer: 24, winter: 21 } as const;
/** Share of the cooling load that walls, glass and fresh air bring in; sun, people and machines bring the rest. */
const throughEnvelope = 0.5;

/**
 * Heating in kW on the coldest day for a building whose cooling load in kW is known: only heat through the envelope
 * counts, in proportion to the difference between indoors and outdoors.
 */
export const heatingFor = (load: number, { hot, cold }: GroundClimate): number =>
  (load * throughEnvelope * (rooms.winter - cold)) / (hot - rooms.summer);

/** m of borehole for cooling with loop water a rise in K above the ground. */
function metresForCooling(load: number, ground: number, rise: number): number {
  const entering = ground + rise;
  const heat = rejected(load, coolingCop(entering));
  return (1000 * heat) / wattsPerMetre({ entering, leaving: entering + warming }, ground);
}

/** m of borehole for heating with loop water a drop in K below the ground. */
function metresForHeating(load: number, ground: number, drop: number): number {
  const entering = ground - drop;
  const leaving = entering - cooling;
  const heat = extracted(load, heatingCop(leaving));
  return (1000 * heat) / wattsPerMetre({ entering, leaving }, ground);
}

/** Whole holes of the usual depth for a loop of so many metres, and the field at the usual spacing. */
function holesFor(metres: Ends): Pick<LoopSize, "boreholes" | "field"> {
  const boreholes = metres.map((length) => Math.ceil(length / loop.depth)) as Ends;
  return { boreholes, field: boreholes.map((count) => count * loop.spacing ** 2) as Ends };
}

/** A closed loop for a cooling load in kW: the larger of what cooling and heating need. */
export function loopFor(load: number, climate: GroundClimate): LoopSize {
  const { ground } = climate;
  const heating = heatingFor(load, climate);
  const summer = rises.map((rise) => metresForCooling(load, ground, rise)) as Ends;
  const winter = drops.map((drop) => metresForHeating(heating, ground, drop)) as Ends;
  const metres: Ends = [Math.max(summer[0], winter[0]), Math.max(summer[1], winter[1])];
  return {
    metres,
    ...holesFor(metres),
    cop: [coolingCop(ground + rises[0]), coolingCop(ground + rises[1])],
    isForHeating: winter[1] > summer[1],
  };
}

/**
 * Flow of water of a temperature in °C for a cooling load in kW. Heating needs less: in none of our cities does it take
 * as much heat from the water as cooling gives to it.
 */
export function waterFor(load: number, temperature: number): WaterNeed {
  const cop = coolingCop(temperature);
  const flowBy = (kelvin: number) =>
    flow(rejected(load, cop), { entering: temperature, leaving: temperature + kelvin });
  return { flow: [flowBy(wellWarming[0]), flowBy(wellWarming[1])], cop };
}

/** Boreholes that land in m² holds, and the share of the load that they carry if the longer loop is needed. */
export function landFor(area: number, { metres }: LoopSize): { boreholes: number; share: number } {
  const boreholes = Math.floor(area / loop.spacing ** 2);
  return { boreholes, share: Math.min(1, (boreholes * loop.depth) / metres[1]) };
}
