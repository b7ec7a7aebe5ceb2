import { sensibleLoad, totalLoad } from "./airflow.ts";
import { coolingDifference, glassFactor, type Side, type Surface } from "./coolingDifference.ts";
import { wallHeat } from "./insulatedBody.ts";
import { airOf, type AirState, pressureAt } from "./moistAir.ts";
import { transmittance } from "./transmittance.ts";
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
} from "./units.ts";

export const places = ["ground", "middle", "roof", "insulated"] as const;
export const sides = ["west", "east", "south", "north", "shaded"] as const satisfies Side[];
export const uses = ["few", "several", "kitchen"] as const;

/** A room of a brick house: two of its walls are outer ones, the other two face rooms without air conditioning. */
export type Room = {
  length: Feet;
  width: Feet;
  height: Feet;
  /** On the ground with a room above, between two rooms, or under a roof that is bare or insulated. */
  place: (typeof places)[number];
  glass: SquareFeet;
  /** Where the glass and its wall look. */
  side: Side;
  people: number;
  use: (typeof uses)[number];
  climate: Climate;
};

/** Weather of a city on the days that cooling is sized for. */
export type Climate = {
  /** Outdoors on a hot day in °C, exceeded in 1% of the year's hours. */
  hot: number;
  /** Difference in K between that day's highest and lowest temperature. */
  swing: number;
  /** Wet bulb exceeded in 1% of the hours, and the dry bulb that comes with it, in °C. */
  humid: { hot: number; wetBulb: number };
  /** Metres above the sea. */
  altitude: number;
};

export const parts = ["slabs", "walls", "glass", "people", "appliances", "air"] as const;
export type Parts = Record<(typeof parts)[number], Watts>;

/** Plastered brick of 9 inches; slab of 150 mm with screed; the same under 50 mm of polystyrene. W/(m²·K). */
const brick = transmittance([0.044, 0.12], [[0.229, 0.8], [0.026, 0.72]]); // prettier-ignore
const slabLayers = [[0.15, 1.7], [0.05, 1], [0.013, 0.72]] as const; // prettier-ignore
const slab = transmittance([0.044, 0.16], slabLayers);
const insulatedSlab = transmittance([0.044, 0.16], [...slabLayers, [0.05, 0.035]]);

/** The room, at the 75 °F of the method's tables. */
const comfort: AirState = { temperature: 24, humidity: 50 };

/** Heat of a seated person in W, moisture included (ASHRAE Handbook Fundamentals, light activity). */
const perPerson = 115;

/** W of lamps, television and machines; a kitchen's share of 4,000 BTU/h is ENERGY STAR's. */
const useHeat: Record<Room["use"], number> = { few: 200, several: 500, kitchen: 200 + 1172 };

/** Air that leaks into a room of a house, in changes an hour, its door opened now and then. */
const airChanges = 1;

/** Walls that stand outdoors, glass left out: the long one, in which the glass is, and a short one of unknown side. */
export const outerWalls = ({
  length,
  width,
  height,
}: Pick<Room, "length" | "width" | "height">): SquareFeet => squareFeet((length + width) * height);

/** Outdoor air of a day, its range in K, the room's air, and the pressure of both in kPa. */
type Day = { outdoor: AirState; swing: number; indoor: AirState; pressure: number; isDry: boolean };

const temperatures = ({ outdoor, swing, indoor }: Day) => ({
  outdoor: celsius(outdoor.temperature),
  indoor: celsius(indoor.temperature),
  swing,
});

/** Through roof or ceiling, and through the floor unless it lies on the ground. Rooms above and below are not cooled. */
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
  // Glass replaces brick of the long wall first, any excess on the short one.
  const [withGlass, other] = [Math.max(0, long - glass), short - Math.max(0, glass - long)];
  return (
    inside +
    wallHeat(brick, inSquareMetres(squareFeet(withGlass)), difference(side)) +
    wallHeat(brick, inSquareMetres(squareFeet(other)), unknown)
  );
}

/** Heat of the air that leaks in. On the hottest day it is about as dry as the room, so only its warmth counts. */
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
 * Heat balance of one room of a brick house, kept at 24 °C and 50%: the sum of six parts, each at its own peak.
 *
 * - slabs: area × U × CLTD. A top floor has the roof's CLTD above, other floors a partition's, to a room that is not
 *   cooled. Below is a partition too, except on the ground.
 * - walls: the long wall less its glass on the chosen side; the short wall at the mean CLTD of the four sides; and as
 *   much area as both have, glass included, as partitions inside.
 * - glass: single, behind curtains, all of it on the chosen side: area × GLF.
 * - people and appliances: the same on every day.
 * - air: one change of the room's volume an hour, by the density of dry air outdoors at the city's altitude.
 *
 * The load is that of the worse of two days. On the hottest the leaking air brings warmth only (ASHRAE's coincident wet
 * bulbs, 22.7 °C in Karachi and 23.3 °C in Lahore, make it about as dry as the room), on the most humid both warmth and
 * moisture. Heat that walls store while the unit is off is left to the reserve of unitSize.ts.
 */
export function roomLoad(room: Room, indoor = comfort): Parts {
  const { hot, swing, humid, altitude } = room.climate;
  const shared = { swing, indoor, pressure: pressureAt(altitude) };
  const outdoor = airOf(humid.hot, humid.wetBulb, shared.pressure);
  const onHot = partsOn(room, { ...shared, outdoor: { temperature: hot, humidity: 15 }, isDry: true });
  const onHumid = partsOn(room, { ...shared, outdoor, isDry: false });
  return total(onHumid) > total(onHot) ? onHumid : onHot;
}
