import { coolingCop, flow, loop, rejected } from "./groundLoop.ts";

/** Two ends of a range, the smaller first. */
export type Ends = [number, number];

/** Heat pumps on a closed loop: the lower end is the shorter, warmer loop. */
export type LoopSize = {
  /** Of borehole in all, in m. */
  metres: Ends;
  boreholes: Ends;
  /** Field in m² that they need. */
  field: Ends;
  cop: Ends;
};

/** Water that a well, the sea or a canal must give, in L/s, and the COP with it. */
export type WaterNeed = { flow: Ends; cop: number };

/** Loop water above the ground in K on the hottest day, as it leaves the ground (Kavanaugh and Rafferty, ASHRAE 2014). */
const rises = [17, 11] as const;
/** K by which the heat pump warms the loop's water. */
const warming = loop.june.leaving - loop.june.entering;
/** K by which it may warm the water of a well, most and least. */
const wellWarming = [8, 5] as const;

/** A closed loop for a cooling load in kW in ground of a temperature in °C. */
export function loopFor(cooling: number, ground: number): LoopSize {
  const [short, long] = rises.map((rise) => {
    const cop = coolingCop(ground + rise);
    const wattsPerMetre = (rise + warming / 2) / loop.resistance;
    return { cop, metres: (1000 * rejected(cooling, cop)) / wattsPerMetre };
  }) as [{ cop: number; metres: number }, { cop: number; metres: number }];
  const boreholes: Ends = [Math.ceil(short.metres / loop.depth), Math.ceil(long.metres / loop.depth)];
  return {
    metres: [short.metres, long.metres],
    boreholes,
    field: [boreholes[0] * loop.spacing ** 2, boreholes[1] * loop.spacing ** 2],
    cop: [short.cop, long.cop],
  };
}

/** Flow of water of a temperature in °C for a cooling load in kW. */
export function waterFor(cooling: number, temperature: number): WaterNeed {
  const cop = coolingCop(temperature);
  const flowBy = (kelvin: number) =>
    flow(rejected(cooling, cop), { entering: temperature, leaving: temperature + kelvin });
  return { flow: [flowBy(wellWarming[0]), flowBy(wellWarming[1])], cop };
}

/** Boreholes that land in m² holds, and the share of the load that they carry if the longer loop is needed. */
export function landFor(area: number, { metres }: LoopSize): { boreholes: number; share: number } {
  const boreholes = Math.floor(area / loop.spacing ** 2);
  return { boreholes, share: Math.min(1, (boreholes * loop.depth) / metres[1]) };
}
