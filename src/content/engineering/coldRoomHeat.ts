import {
  assumptions,
  chiller,
  coefficientOf,
  freezer,
  type Kind,
  riseAnHour,
  usableTonnes,
} from "./coldRoom.ts";
import { doorHeat } from "./doorway.ts";
import { type FoodName, foods, heatToRemove, respirationOf, specificHeatAt } from "./food.ts";
import { type Box, surface, wallHeat } from "./insulatedBody.ts";
import { heatOfProduct } from "./productHeat.ts";
import { celsius, type Celsius, type Watts, watts } from "./units.ts";

/** A walk-in room on the day that its plant is sized for. */
export type ColdRoom = {
  /** Inside, in m. */
  box: Box;
  food: FoodName;
  temperature: Celsius;
  /** New goods in kg a day, and their temperature. */
  daily: number;
  arrival: Celsius;
  /** Times a day that the door is opened. */
  openings: number;
  /** Outdoor temperature of the city. */
  outdoor: Celsius;
};

export const heats = ["panels", "door", "goods", "inside"] as const;
/** Heat by its source, as means of the day. */
export type Heats = Record<(typeof heats)[number], Watts>;

/** Warmer than the city: a sunlit wall's allowance (ASHRAE Handbook Refrigeration, "Refrigerated-Facility Loads"). */
const warmerAround = 5;
export const aroundOf = ({ outdoor }: Pick<ColdRoom, "outdoor">): Celsius => celsius(outdoor + warmerAround);

/** A door for people and hand trolleys in m, open for some 20 s each time (the chapter says 15 to 25). */
const door = { width: 0.9, height: 2, seconds: 20 } as const;

/** Panels change below this temperature in °C: 100 mm above, 150 mm below. */
const thickBelow = -5;

/** The panels and the air of a room of this temperature. */
export const kindFor = (temperature: Celsius): Kind => {
  const kind = temperature < thickBelow ? freezer : chiller;
  return { ...kind, inside: { ...kind.inside, temperature } };
};

/** Heat that comes into a room, by its source: transmission, infiltration, product and internal load. */
export function coldRoomHeats(room: ColdRoom): Heats {
  const { box, food, temperature, daily, arrival, openings } = room;
  const kind = kindFor(temperature);
  const removed = heatToRemove(foods[food], arrival, temperature);
  const breath = respirationOf(foods[food], temperature) * usableTonnes(box);
  return {
    panels: watts(wallHeat(kind.panel, surface(box), aroundOf(room) - temperature)),
    door: watts(1000 * doorHeat(door, door.seconds * openings, assumptions.shop, kind.inside)),
    goods: watts(
      heatOfProduct({ kilograms: daily, specificHeat: 0, cooledBy: 0, latent: removed, hours: 24 }) + breath,
    ),
    inside: watts(assumptions.internal * box.length * box.width),
  };
}

export const sum = (all: Heats): Watts => watts(heats.reduce((whole, heat) => whole + all[heat], 0));

/** Cooling that the plant must have, since it runs only some hours of the day. */
export const plantFor = (all: Heats): Watts => watts((sum(all) * 24) / assumptions.runningHours);

/** Electricity that such a plant draws on the hottest day. */
export const electricityOf = (plant: Watts, room: ColdRoom): Watts =>
  watts(plant / coefficientOf(kindFor(room.temperature), aroundOf(room)));

/** Hours without power until so many kg of goods are warmer by so many K, at the rate of the first hour. */
export function holdOver(room: ColdRoom, kilograms: number, kelvin: number): number {
  const { box, food, temperature } = room;
  const specificHeat = specificHeatAt(foods[food], temperature);
  return kelvin / riseAnHour(box, kindFor(temperature), kilograms, specificHeat, aroundOf(room));
}
