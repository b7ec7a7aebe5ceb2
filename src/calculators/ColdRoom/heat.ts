import { coolingCoefficient } from "../physics/coefficient.ts";
import { type Box, cubicMetres, surface, wallHeat } from "../physics/insulatedBody.ts";
import { heatOfExchange } from "../physics/moistAir.ts";
import { doorHeat } from "./doorway.ts";
import { type FoodName, foods, heatToRemove, respirationAt } from "./food.ts";
import { type Packing, packings, panelAt, panels, usableTonnes } from "./room.ts";

/**
 * A cold room on its design day. The loads follow ASHRAE Handbook Refrigeration, "Refrigerated-Facility
 * Loads":
 *
 * - Panels: U × area × (temperature of the surroundings − room temperature). The area is that of all six
 *   inside surfaces, including the floor.
 * - Door: the heat of the air that flows in (doorway.ts). The door is no wider or higher than the room, and
 *   each opening exchanges at most the room's volume of air.
 * - Goods: the heat that must be removed to cool the day's new goods to the temperature of the cold room
 *   within 24 h, including the latent heat of freezing. Goods that arrive colder than the room add no heat. A
 *   full load of fruit or vegetables adds heat of respiration at the temperature of the cold room.
 * - Inside: fans, lamps and people, in proportion to the floor area.
 * - Defrost, in freezers: electric heaters as strong as the plant melt the coil's ice in 4 × 25 minutes a day,
 *   and 60% of their heat stays in the room. That is a fifteenth of the other heat gains.
 */
export type ColdRoom = {
  /** Inside dimensions in m. */
  box: Box;
  food: FoodName;
  /** Room temperature in °C. */
  temperature: number;
  packing: Packing;
  /** New goods in kg per day, and their arrival temperature in °C. */
  daily: number;
  arrival: number;
  /** Door openings per day. */
  openings: number;
  /** Design temperature in °C. */
  outdoor: number;
};

export const heats = ["panels", "door", "goods", "respiration", "inside", "defrost"] as const;
/** Daily mean heat gains in W, by source. */
export type Heats = Record<(typeof heats)[number], number>;

export const assumptions = {
  /** Added to the outdoor temperature, in K, to allow for sun on the walls. */
  warmerAround: 5,
  /** Temperature in °C and relative humidity in % of the air outside the door. */
  hall: { temperature: 35, humidity: 50 },
  /** Relative humidity in the room in %. */
  humidity: 90,
  /** Seconds per opening (ASHRAE gives 15 to 25). */
  doorSeconds: 20,
  /** Heat from fans, lamps and people in W per m² of floor. */
  internal: 15,
  /** Hours per day in which the coil's heaters are on, and the share of their heat that stays in the room. */
  defrost: { hours: (4 * 25) / 60, share: 0.6 },
  /** The plant's operating hours per day. The other hours are for defrosting and power cuts. */
  runningHours: 16,
} as const;

export const aroundOf = ({ outdoor }: ColdRoom): number => outdoor + assumptions.warmerAround;

const panelHeat = (room: ColdRoom): number =>
  wallHeat(panelAt(room.temperature).transmittance, surface(room.box), aroundOf(room) - room.temperature);

function infiltration(room: ColdRoom): number {
  const { box, packing, openings, temperature } = room;
  const { hall, humidity, doorSeconds } = assumptions;
  const inside = { temperature, humidity };
  const { width, height } = packings[packing].door;
  const door = {
    width: Math.min(width, Math.max(box.length, box.width)),
    height: Math.min(height, box.height),
  };
  const roomfuls = (openings * cubicMetres(box) * heatOfExchange(hall, inside)) / 86_400;
  return 1000 * Math.min(doorHeat(door, doorSeconds * openings, hall, inside), roomfuls);
}

const respirationOf = ({ food, temperature }: ColdRoom, tonnes: number): number =>
  respirationAt(foods[food], temperature) * tonnes;

/**
 * Heat of defrosting as a share of the other heat gains. It is a share of the plant's capacity, which it
 * increases itself: d = share × hours / 24 × plant, and plant = (others + d) × 24 / running hours.
 */
function defrostShare({ temperature }: ColdRoom): number {
  const { defrost, runningHours } = assumptions;
  const ofSum = (defrost.share * defrost.hours) / runningHours;
  return panelAt(temperature) === panels.freezer ? ofSum / (1 - ofSum) : 0;
}

export function coldRoomHeats(room: ColdRoom): Heats {
  const { box, food, packing, temperature, daily, arrival } = room;
  const others = {
    panels: panelHeat(room),
    door: infiltration(room),
    // Converts kJ per day to W.
    goods: (daily * heatToRemove(foods[food], arrival, temperature)) / (24 * 3.6),
    respiration: respirationOf(room, usableTonnes(box, packing)),
    inside: assumptions.internal * box.length * box.width,
  };
  const sum = Object.values(others).reduce((total, part) => total + part, 0);
  return { ...others, defrost: defrostShare(room) * sum };
}

/**
 * The plant's electric power in W on the hottest day. Assumes condensation 12 K above the temperature of the
 * surroundings, and 40% of Carnot's limit.
 */
export const electricityOf = (plant: number, room: ColdRoom): number =>
  plant / coolingCoefficient(evaporatingAt(room.temperature), aroundOf(room) + 12, 0.4);

/** Evaporating temperature in °C for a room temperature in °C. The difference is 8 K. */
export const evaporatingAt = (temperature: number): number => temperature - 8;

/** Nominal powers in HP under which condensing units are sold in Pakistan. */
const classes = [0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100];
const wattsPerHorsepower = 745.7;

/** The smallest nominal power in HP that covers the plant's electric power in W, or several of the largest. */
export function horsepowerFor(electricity: number): number {
  const needed = electricity / wattsPerHorsepower;
  return classes.find((size) => size >= needed) ?? Math.ceil(needed / 10) * 10;
}

/**
 * Hours until the goods' mean temperature has risen by `kelvin` K, without power and with the door closed.
 * Heat through the panels and heat of respiration are assumed to be constant.
 *
 * @param share fraction of the room's storage capacity in use, above 0 and up to 1
 */
export function holdOver(room: ColdRoom, share: number, kelvin: number): number {
  const { freezes, above, below } = foods[room.food];
  const tonnes = share * usableTonnes(room.box, room.packing);
  const specificHeat = room.temperature < freezes ? below : above;
  return (kelvin * 1000 * tonnes * specificHeat) / (3.6 * (panelHeat(room) + respirationOf(room, tonnes)));
}
