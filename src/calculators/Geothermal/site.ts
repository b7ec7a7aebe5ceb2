import { coolingCop, extracted, flow, heatingCop, loop, rejected, wattsPerMetre } from "./groundLoop.ts";

export type Ends = [number, number];

/** Temperatures in °C: the ground's annual mean, and the air on the hottest and the coldest design day. */
export type GroundClimate = { ground: number; hot: number; cold: number };

/**
 * A closed loop for heat pumps. The first value of each pair is for a shorter loop, and the second is for a
 * longer one. In the shorter loop, the water temperature differs more from the ground temperature.
 */
type LoopSize = {
  /** Total borehole length in m. */
  metres: Ends;
  boreholes: Ends;
  /** Land area in m². */
  field: Ends;
  /** Cooling COP on the hottest day. */
  cop: Ends;
  /** True if the coldest day determines the length of the longer loop. */
  isForHeating: boolean;
};

/**
 * Required flow in L/s from a well, the sea or a canal, and the COP: of the machine alone, and with the pump for
 * the largest and the smallest lift.
 */
export type WaterNeed = { flow: Ends; cop: number; withPump: Ends; lifts: readonly [number, number] };

/**
 * Temperature difference in K between the water that leaves the loop and the ground, for the shorter and the
 * longer loop. `rises` is for the hottest day and `drops` for the coldest (Kavanaugh and Rafferty, ASHRAE
 * 2014).
 */
const rises = [17, 11] as const;
const drops = [11, 6] as const;
/** Temperature change in K of the loop's water in the heat pump, in summer and winter. */
const warming = loop.june.leaving - loop.june.entering;
const cooling = loop.january.entering - loop.january.leaving;
/** Largest and smallest temperature rise in K in the heat pump, for water from a well, the sea or a canal. */
const wellWarming = [8, 5] as const;

/** Indoor temperatures in °C. */
const rooms = { summer: 24, winter: 21 } as const;
/**
 * Share of the cooling load that comes from walls, glass and fresh air. The rest comes from sun, people and
 * equipment.
 */
const throughEnvelope = 0.5;

/**
 * Heating load in kW on the coldest day, estimated from the cooling load in kW. Heat through the envelope is
 * proportional to the difference between indoor and outdoor temperature.
 */
const heatingFor = (load: number, { hot, cold }: GroundClimate): number =>
  (load * throughEnvelope * (rooms.winter - cold)) / (hot - rooms.summer);

/**
 * Borehole length in m for a cooling load in kW, if the water leaves the loop `rise` K above ground
 * temperature.
 */
function metresForCooling(load: number, ground: number, rise: number): number {
  const entering = ground + rise;
  const heat = rejected(load, coolingCop(entering));
  return (1000 * heat) / wattsPerMetre({ entering, leaving: entering + warming }, ground);
}

/**
 * Borehole length in m for a heating load in kW, if the water leaves the loop `drop` K below ground
 * temperature.
 */
function metresForHeating(load: number, ground: number, drop: number): number {
  const entering = ground - drop;
  const leaving = entering - cooling;
  const heat = extracted(load, heatingCop(leaving));
  return (1000 * heat) / wattsPerMetre({ entering, leaving }, ground);
}

/**
 * Sizes a closed loop for a cooling load in kW. The loop is long enough for both cooling and heating. Its
 * boreholes have the depth and spacing of the example in groundLoop.ts.
 */
export function loopFor(load: number, climate: GroundClimate): LoopSize {
  const { ground } = climate;
  const heating = heatingFor(load, climate);
  const summer = rises.map((rise) => metresForCooling(load, ground, rise)) as Ends;
  const winter = drops.map((drop) => metresForHeating(heating, ground, drop)) as Ends;
  const metres: Ends = [Math.max(summer[0], winter[0]), Math.max(summer[1], winter[1])];
  const boreholes = metres.map((length) => Math.ceil(length / loop.depth)) as Ends;
  return {
    metres,
    boreholes,
    field: boreholes.map((count) => count * loop.spacing ** 2) as Ends,
    cop: [coolingCop(ground + rises[0]), coolingCop(ground + rises[1])],
    isForHeating: winter[1] > summer[1],
  };
}

/** Share of its electric power that a pump with its motor turns into lift. */
const pumpEfficiency = 0.5;

/** Electric power in kW that lifts a flow in L/s by `lift` m. */
const pumpPower = (litres: number, lift: number): number => (9.81 * litres * lift) / 1000 / pumpEfficiency;

/**
 * Water flow for a cooling load in kW at a water temperature in °C, and the electricity that it takes. The pump
 * lifts the smaller flow, as it runs at part load. Heating is ignored, because it needs less water in every city
 * on the website.
 *
 * @param lifts largest and smallest height in m by which the pump lifts the water
 */
export function waterFor(load: number, temperature: number, lifts: readonly [number, number]): WaterNeed {
  const cop = coolingCop(temperature);
  const flowBy = (kelvin: number) =>
    flow(rejected(load, cop), { entering: temperature, leaving: temperature + kelvin });
  const flows: Ends = [flowBy(wellWarming[0]), flowBy(wellWarming[1])];
  const withPump = lifts.map((lift) => load / (load / cop + pumpPower(flows[0], lift))) as Ends;
  return { flow: flows, cop, withPump, lifts };
}

/**
 * Number of boreholes that fit on `area` m², and the share of the load that they carry. The share is based on
 * the length of the longer loop.
 */
export function landFor(area: number, { metres }: LoopSize): { boreholes: number; share: number } {
  const boreholes = Math.floor(area / loop.spacing ** 2);
  return { boreholes, share: Math.min(1, (boreholes * loop.depth) / metres[1]) };
}

/** COP of air-cooled plant on a hot day, and the mean load in the hours of operation as a share of the largest. */
const airCooled = 2.8;
const partLoad = 0.6;

/**
 * kWh a day in the hottest month that air-cooled plant takes more than a heat pump with the COP `cop`.
 *
 * @param load largest cooling load in kW
 */
export const savedDaily = (load: number, cop: number, hours: number): number =>
  Math.max(0, partLoad * load * hours * (1 / airCooled - 1 / cop));
