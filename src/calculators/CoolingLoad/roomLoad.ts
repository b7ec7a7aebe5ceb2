import { sensibleLoad, totalLoad } from "../physics/airflow.ts";
import { coolingDifference, glassFactor, type Side, type Surface } from "./coolingDifference.ts";
import { wallHeat } from "../physics/insulatedBody.ts";
import { airOf, type AirState, pressureAt } from "../physics/moistAir.ts";
import { transmittance } from "../physics/transmittance.ts";
import {
  area,
  celsius,
  type Feet,
  inMetres,
  inSquareMetres,
  type SquareFeet,
  squareFeet,
  type Watts,
  watts,
} from "../physics/units.ts";

export const places = ["ground", "middle", "roof", "insulated"] as const;
export const sides = ["west", "east", "south", "north", "shaded"] as const satisfies Side[];
export const uses = ["few", "several", "kitchen"] as const;

/** A room of a brick house with two outer walls and two walls to rooms without air conditioning. */
export type Room = {
  length: Feet;
  width: Feet;
  height: Feet;
  /** `ground` and `middle` have a room above; `roof` is bare, `insulated` insulated. */
  place: (typeof places)[number];
  glass: SquareFeet;
  /** Orientation of the glass and its wall. */
  side: Side;
  people: number;
  use: (typeof uses)[number];
  climate: Climate;
};

/** A city's weather on the design days. */
export type Climate = {
  /** Dry bulb in °C, exceeded in 1% of the year's hours. */
  hot: number;
  /** Daily temperature range in K. */
  swing: number;
  /** Wet bulb exceeded in 1% of the hours, and its coincident dry bulb, in °C. */
  humid: { hot: number; wetBulb: number };
  /** Altitude in m. */
  altitude: number;
};

const parts = ["slabs", "walls", "glass", "people", "appliances", "air"] as const;
export type Parts = Record<(typeof parts)[number], Watts>;

/** W/(m²·K): plastered 9-inch brick; 150 mm slab with screed; the slab under 50 mm of polystyrene. */
const brick = transmittance([0.044, 0.12], [[0.229, 0.8], [0.026, 0.72]]); // prettier-ignore
const slabLayers = [[0.15, 1.7], [0.05, 1], [0.013, 0.72]] as const; // prettier-ignore
const slab = transmittance([0.044, 0.16], slabLayers);
const insulatedSlab = transmittance([0.044, 0.16], [...slabLayers, [0.05, 0.035]]);

/** Indoor state, matching the 75 °F of the method's tables. */
const comfort: AirState = { temperature: 24, humidity: 50 };

/** Heat of a seated person in W, moisture included (ASHRAE Handbook Fundamentals, light activity). */
const perPerson = 115;

/** W of lamps, television and appliances; the kitchen's 4,000 BTU/h are from ENERGY STAR. */
const useHeat: Record<Room["use"], number> = { few: 200, several: 500, kitchen: 200 + 1172 };

/** Infiltration in air changes per hour, with the door opened occasionally. */
const airChanges = 1;

/**
 * Area of the outer walls including glass: the long wall, which contains the glass, and a short wall of
 * unknown orientation.
 */
export const outerWalls = ({
  length,
  width,
  height,
}: Pick<Room, "length" | "width" | "height">): SquareFeet => squareFeet((length + width) * height);

/** `swing` is the daily range in K; `pressure` in kPa. */
type Day = { outdoor: AirState; swing: number; indoor: AirState; pressure: number; isDry: boolean };

const temperatures = ({ outdoor, swing, indoor }: Day) => ({
  outdoor: celsius(outdoor.temperature),
  indoor: celsius(indoor.temperature),
  swing,
});

/**
 * Heat through ceiling and floor; the rooms above and below are not cooled, and the ground counts as zero.
 */
function slabHeat({ length, width, place }: Room, day: Day): number {
  const floor = inSquareMetres(area(length, width));
  const fromRoom = wallHeat(slab, floor, coolingDifference("partition", temperatures(day)));
  if (place === "ground") return fromRoom;
  if (place === "middle") return 2 * fromRoom;
  const roof = place === "roof" ? slab : insulatedSlab;
  return fromRoom + wallHeat(roof, floor, coolingDifference("roof", temperatures(day)));
}

function wallsHeat(room: Room, day: Day): number {
  const { length, width, height, glass, side } = room;
  const difference = (surface: Surface) => coolingDifference(surface, temperatures(day));
  const sides = (["north", "east", "south", "west"] as const).map(difference);
  const unknown = sides.reduce((sum, kelvin) => sum + kelvin, 0) / sides.length;
  const long = Math.max(length, width) * height;
  const short = Math.min(length, width) * height;
  const inside = wallHeat(brick, inSquareMetres(outerWalls(room)), difference("partition"));
  // Glass replaces brick on the long wall first, any excess on the short one.
  const [withGlass, other] = [Math.max(0, long - glass), short - Math.max(0, glass - long)];
  return (
    inside +
    wallHeat(brick, inSquareMetres(squareFeet(withGlass)), difference(side)) +
    wallHeat(brick, inSquareMetres(squareFeet(other)), unknown)
  );
}

/**
 * Heat of infiltration. On the hottest day the air is about as dry as the room, so only sensible heat counts.
 */
function airHeat({ length, width, height }: Room, { outdoor, indoor, pressure, isDry }: Day): number {
  const airflow = airChanges * inSquareMetres(area(length, width)) * inMetres(height);
  const kilowatts = isDry
    ? sensibleLoad(airflow, outdoor, indoor.temperature, pressure)
    : totalLoad(airflow, outdoor, indoor, pressure);
  return Math.max(0, 1000 * kilowatts);
}

const partsOn = (room: Room, day: Day): Parts => ({
  slabs: watts(slabHeat(room, day)),
  walls: watts(wallsHeat(room, day)),
  glass: watts(inSquareMetres(room.glass) * glassFactor(room.side, temperatures(day))),
  people: watts(perPerson * room.people),
  appliances: watts(useHeat[room.use]),
  air: watts(airHeat(room, day)),
});

export const total = (load: Parts): Watts => watts(parts.reduce((sum, part) => sum + load[part], 0));

/**
 * Heat balance of one room of a brick house at 24 °C and 50%: the sum of six parts, each at its own peak.
 *
 * - slabs: area × U × CLTD. A top floor has the roof's CLTD above, other floors a partition's to an uncooled
 *   room. The floor is a partition too, except on the ground.
 * - walls: the long wall minus its glass on the chosen side; the short wall at the mean CLTD of the four
 *   sides; and the same area, glass included, as inside partitions.
 * - glass: single, behind curtains, all on the chosen side: area × GLF.
 * - people and appliances: constant.
 * - air: one air change per hour, by the density of dry outdoor air at the city's altitude.
 *
 * The load is the larger of two days. On the hottest day infiltration adds sensible heat only (ASHRAE's
 * coincident wet bulbs, 22.7 °C in Karachi and 23.3 °C in Lahore, make the air about as dry as the room), on
 * the most humid day sensible and latent heat. The reserve in unitSize.ts covers heat that walls store while
 * the unit is off.
 */
export function roomLoad(room: Room): Parts {
  const { hot, swing, humid, altitude } = room.climate;
  const shared = { swing, indoor: comfort, pressure: pressureAt(altitude) };
  const outdoor = airOf(humid.hot, humid.wetBulb, shared.pressure);
  const onHot = partsOn(room, { ...shared, outdoor: { temperature: hot, humidity: 15 }, isDry: true });
  const onHumid = partsOn(room, { ...shared, outdoor, isDry: false });
  return total(onHumid) > total(onHot) ? onHumid : onHot;
}
