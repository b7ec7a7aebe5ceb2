import { wallHeat } from "../physics/insulatedBody.ts";
import { density, pressureAt } from "../physics/moistAir.ts";
import { wattsPerTon } from "../physics/units.ts";
import { brick, insulatedSlab, slab } from "./construction.ts";
import { airChanges, outerWalls, type Room } from "./roomLoad.ts";

/** Room temperature in winter in °C. */
const indoors = 21;
/** Thermal transmittance of single glass in W/(m²·K). */
const glazing = 5.8;
/** Share of the temperature difference across walls and slabs to unheated rooms (EN 12831). */
const toNeighbour = 0.5;
/** Specific heat of air in J/(kg·K). */
const heatCapacity = 1006;

/**
 * Heat loss in W of a room at 21 °C: area × U × temperature difference of walls, glass and roof, half of it to
 * unheated neighbours, and the air that leaks in. Heat to the ground is ignored.
 *
 * @param cold outdoor temperature in °C
 * @param altitude in m
 */
export function heatLoss(room: Room, cold: number, altitude: number): number {
  const kelvin = Math.max(0, indoors - cold);
  const { length, width, height, glass, place } = room;
  const floor = length * width;
  const walls = outerWalls(room);
  const roof = { ground: 0, middle: 0, roof: slab, insulated: insulatedSlab }[place];
  const neighbours = { ground: 1, middle: 2, roof: 1, insulated: 1 }[place];
  const air = (airChanges * floor * height * heatCapacity) / 3600;
  const outdoor = density({ temperature: cold, humidity: 50 }, pressureAt(altitude));
  return (
    wallHeat(brick, walls - glass, kelvin) +
    wallHeat(glazing, glass, kelvin) +
    wallHeat(roof, floor, kelvin) +
    toNeighbour * (wallHeat(slab, neighbours * floor, kelvin) + wallHeat(brick, walls, kelvin)) +
    air * outdoor * kelvin
  );
}

/**
 * Heat in W that an inverter unit gives for each nominal ton of cooling. Makers rate it at 7 °C outdoors, where
 * it is about as large as the cooling; below, it falls by about 2.2% for each kelvin, defrosting included.
 */
export const heatPerTon = (cold: number): number => wattsPerTon * (1 - 0.022 * Math.max(0, 7 - cold));
