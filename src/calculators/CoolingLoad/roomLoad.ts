import { coolingDifference, glassFactor, indoors, type Side, type Surface } from "./coolingDifference.ts";
import { brick, insulatedSlab, slab } from "./construction.ts";
import { wallHeat } from "../physics/insulatedBody.ts";
import { airOf, type AirState, density, enthalpy, pressureAt } from "../physics/moistAir.ts";

export const places = ["ground", "middle", "roof", "insulated"] as const;
export const sides = ["west", "east", "south", "north", "shaded"] as const satisfies Side[];
export const uses = ["few", "several", "kitchen"] as const;

/**
 * A room in a brick house, with two outer walls and two partitions to rooms without air conditioning. Lengths
 * are in m and areas in m².
 */
export type Room = {
  length: number;
  width: number;
  height: number;
  /**
   * `ground` and `middle` have a room above, `roof` has a bare roof, and `insulated` has an insulated roof.
   */
  place: (typeof places)[number];
  glass: number;
  /** Orientation of the glass and its wall. */
  side: Side;
  people: number;
  use: (typeof uses)[number];
};

export type Climate = {
  /** Dry-bulb temperature in °C that is exceeded in 1% of the hours of a year. */
  hot: number;
  /** Daily temperature range in K. */
  swing: number;
  /**
   * Wet-bulb temperature that is exceeded in 1% of the hours, and the coincident dry-bulb temperature, in °C.
   */
  humid: { hot: number; wetBulb: number };
  /** Altitude in m. */
  altitude: number;
};

export const parts = ["slabs", "walls", "glass", "people", "appliances", "air"] as const;
/** Heat gains in W, by part. */
export type Parts = Record<(typeof parts)[number], number>;

const indoorAir: AirState = { temperature: indoors, humidity: 50 };

/** Heat in W from a seated person, including latent heat (ASHRAE Handbook Fundamentals, light activity). */
const perPerson = 115;

/** Heat in W from lamps, television and appliances. A kitchen adds 4,000 BTU/h (ENERGY STAR). */
const useHeat: Record<Room["use"], number> = { few: 200, several: 500, kitchen: 200 + 1172 };

/** Infiltration in air changes per hour. Assumes that the door is opened occasionally. */
export const airChanges = 1;

/**
 * Outdoor air in L/s per person and per m² of floor for a classroom (ASHRAE 62.1). It is brought in if more
 * than `leastPeople` people are in the room; a few breathe the air that leaks in.
 */
const ventilation = { perPerson: 5, perSquareMetre: 0.6, leastPeople: 10 };

/** Outdoor air in L/s that has to be brought into a room with many people, otherwise 0. */
export function outdoorAir({ length, width, people }: Pick<Room, "length" | "width" | "people">): number {
  const { perPerson, perSquareMetre, leastPeople } = ventilation;
  return people > leastPeople ? perPerson * people + perSquareMetre * length * width : 0;
}

/** Specific heat of dry air in kJ/(kg·K). */
const heatCapacity = 1.006;

/** Area of the two outer walls, including the glass. */
export const outerWalls = ({ length, width, height }: Pick<Room, "length" | "width" | "height">): number =>
  (length + width) * height;

/** CLTD in K by surface, for one day. */
type Difference = (surface: Surface) => number;

/**
 * Heat in W through the ceiling and the floor. Assumes uncooled rooms above and below, and no heat from the
 * ground. Under a roof, the ceiling has the CLTD of a roof.
 */
function slabHeat({ length, width, place }: Room, difference: Difference): number {
  const floor = length * width;
  const fromRoom = wallHeat(slab, floor, difference("partition"));
  if (place === "ground") return fromRoom;
  if (place === "middle") return 2 * fromRoom;
  return fromRoom + wallHeat(place === "roof" ? slab : insulatedSlab, floor, difference("roof"));
}

/**
 * Heat in W through the two outer walls and the partitions. The long outer wall is on the chosen side. The
 * short one has the mean CLTD of the four sides, because its orientation is unknown. The partitions have the
 * same total area as the outer walls, including the glass.
 */
function wallsHeat(room: Room, difference: Difference): number {
  const { length, width, height, glass, side } = room;
  const sides = (["north", "east", "south", "west"] as const).map(difference);
  const unknown = sides.reduce((sum, kelvin) => sum + kelvin, 0) / sides.length;
  const long = Math.max(length, width) * height;
  const short = Math.min(length, width) * height;
  // Glass replaces brick on the long wall first. If the glass is larger than that wall, the rest is on the
  // short wall.
  const [withGlass, other] = [Math.max(0, long - glass), short - Math.max(0, glass - long)];
  return (
    wallHeat(brick, outerWalls(room), difference("partition")) +
    wallHeat(brick, withGlass, difference(side)) +
    wallHeat(brick, other, unknown)
  );
}

/**
 * Heat in W from infiltration, or from the outdoor air for many people if that is more.
 *
 * @param isDry true if the outdoor air is about as dry as the room's, so only sensible heat counts
 */
function airHeat(room: Room, outdoor: AirState, pressure: number, isDry: boolean) {
  const leaking = (airChanges * room.length * room.width * room.height) / 3600;
  const dryAir = Math.max(leaking, outdoorAir(room) / 1000) * density(outdoor, pressure);
  const excess = isDry
    ? heatCapacity * (outdoor.temperature - indoors)
    : enthalpy(outdoor, pressure) - enthalpy(indoorAir, pressure);
  return Math.max(0, 1000 * dryAir * excess);
}

function partsOn(room: Room, { swing, altitude }: Climate, outdoor: AirState, isDry: boolean): Parts {
  const difference = (surface: Surface) => coolingDifference(surface, outdoor.temperature, swing);
  return {
    slabs: slabHeat(room, difference),
    walls: wallsHeat(room, difference),
    glass: room.glass * glassFactor(room.side, outdoor.temperature),
    people: perPerson * room.people,
    appliances: useHeat[room.use],
    air: airHeat(room, outdoor, pressureAt(altitude), isDry),
  };
}

export const total = (load: Parts): number => parts.reduce((sum, part) => sum + load[part], 0);

/**
 * Heat balance of a room in a brick house at 24 °C and 50% relative humidity. The load is the sum of its
 * parts in W, each at its own peak.
 *
 * - Walls and slabs: area × U × CLTD.
 * - Glass: area × GLF. Assumes single glass behind curtains, all on the chosen side.
 * - Air: the mass of dry air is calculated for outdoor air at the city's altitude.
 *
 * The result is for the day with the larger load. On the hottest day, infiltration adds only sensible heat,
 * because the outdoor air is about as dry as the room's (ASHRAE's coincident wet-bulb temperatures are
 * 22.7 °C in Karachi and 23.3 °C in Lahore). On the most humid day, it adds both sensible and latent heat.
 * The reserve in unitSize.ts covers heat that walls store while the unit is off.
 */
export function roomLoad(room: Room, climate: Climate): Parts {
  const { hot, humid, altitude } = climate;
  const onHot = partsOn(room, climate, { temperature: hot, humidity: 15 }, true);
  const onHumid = partsOn(room, climate, airOf(humid.hot, humid.wetBulb, pressureAt(altitude)), false);
  return total(onHumid) > total(onHot) ? onHumid : onHot;
}
