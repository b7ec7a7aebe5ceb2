import { monsoon, room as comfort, sensibleLoad, totalLoad } from "./airflow.ts";
import { coolingDifference, glassFactor, type Side } from "./coolingDifference.ts";
import { wallHeat } from "./insulatedBody.ts";
import type { AirState } from "./moistAir.ts";
import { transmittance } from "./transmittance.ts";
import {
  area,
  type Celsius,
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

/** A room of a brick house: two of its walls stand outdoors, the other two towards rooms without air conditioning. */
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
  /** On the day that cooling is sized for. */
  outdoor: Celsius;
};

export const parts = ["slabs", "walls", "glass", "people", "appliances", "air"] as const;
export type Parts = Record<(typeof parts)[number], Watts>;

/** Plastered brick of 9 inches; slab of 150 mm with screed; the same under 50 mm of polystyrene. W/(m²·K). */
const brick = transmittance([0.044, 0.12], [[0.229, 0.8], [0.026, 0.72]]); // prettier-ignore
const slabLayers = [[0.15, 1.7], [0.05, 1], [0.013, 0.72]] as const; // prettier-ignore
const slab = transmittance([0.044, 0.16], slabLayers);
const insulatedSlab = transmittance([0.044, 0.16], [...slabLayers, [0.05, 0.035]]);

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

type Climate = { outdoor: Celsius; indoor: Celsius };

/** Through roof or ceiling, and through the floor unless it lies on the ground. Rooms above and below are not cooled. */
function slabHeat({ length, width, place }: Room, climate: Climate): number {
  const floor = inSquareMetres(area(length, width));
  const fromRoom = wallHeat(slab, floor, coolingDifference("partition", climate));
  if (place === "ground") return fromRoom;
  if (place === "middle") return 2 * fromRoom;
  const roof = place === "roof" ? slab : insulatedSlab;
  return fromRoom + wallHeat(roof, floor, coolingDifference("roof", climate));
}

function wallsHeat(room: Room, climate: Climate): number {
  const { length, width, height, glass, side } = room;
  const difference = (surface: Parameters<typeof coolingDifference>[0]) =>
    coolingDifference(surface, climate);
  const sides = (["north", "east", "south", "west"] as const).map(difference);
  const unknown = sides.reduce((sum, kelvin) => sum + kelvin, 0) / sides.length;
  const long = Math.max(length, width) * height;
  const short = Math.min(length, width) * height;
  const inside = wallHeat(brick, inSquareMetres(outerWalls(room)), difference("partition"));
  // What is glass of both walls together is no brick.
  const [withGlass, other] = [Math.max(0, long - glass), short - Math.max(0, glass - long)];
  return (
    inside +
    wallHeat(brick, inSquareMetres(squareFeet(withGlass)), difference(side)) +
    wallHeat(brick, inSquareMetres(squareFeet(other)), unknown)
  );
}

/** Heat of the air that leaks in. June's is dry and needs no drying. */
function airHeat(
  { length, width, height }: Room,
  outdoor: AirState,
  indoor: AirState,
  isDry: boolean,
): number {
  const volume = inSquareMetres(area(length, width)) * inMetres(height);
  const airflow = airChanges * volume;
  return (
    1000 * (isDry ? sensibleLoad(airflow, outdoor, indoor.temperature) : totalLoad(airflow, outdoor, indoor))
  );
}

function partsOn(room: Room, outdoor: AirState, indoor: AirState, isDry: boolean): Parts {
  const climate = { outdoor: celsius(outdoor.temperature), indoor: celsius(indoor.temperature) };
  return {
    slabs: watts(slabHeat(room, climate)),
    walls: watts(wallsHeat(room, climate)),
    glass: watts(inSquareMetres(room.glass) * glassFactor(room.side, climate)),
    people: watts(perPerson * room.people),
    appliances: watts(useHeat[room.use]),
    air: watts(Math.max(0, airHeat(room, outdoor, indoor, isDry))),
  };
}

export const total = (load: Parts): Watts => watts(parts.reduce((sum, part) => sum + load[part], 0));

/** Cooling in W on the worse of two days: a dry one in June, and one of the monsoon. */
export function roomLoad(room: Room, indoor: AirState = comfort): Parts {
  const june = { temperature: room.outdoor, humidity: 15 };
  const dry = partsOn(room, june, indoor, true);
  const humid = partsOn(room, monsoon, indoor, false);
  return total(humid) > total(dry) ? humid : dry;
}
