import { usableTonnes } from "../engineering/coldRoom.ts";
import {
  aroundOf,
  type ColdRoom,
  coldRoomHeats,
  electricityOf,
  type Heats,
  holdOver,
  kindFor,
  plantFor,
  sum,
} from "../engineering/coldRoomHeat.ts";
import { type FoodName, foods } from "../engineering/food.ts";
import { celsius, type Celsius, type Watts, watts } from "../engineering/units.ts";
import { type Answered, answerBy, type City, cityField, hotIn } from "./answer.ts";
import type { Problem, Raw, Values } from "./fields.ts";

/** Room temperatures in °C by their names in addresses. */
export const temperatures = { fresh: 2, zero: 0, cool: 12, frozen: -18, deep: -25 } as const;

/** How warm goods arrive: this much warmer than the room, at this temperature in °C, or as warm as the city. */
const arrivals = ["cooled", "mild", "outdoor"] as const;
const warmerThanRoom = 10;
const mild = 25;

/** The questions of the sizer, in their order. */
export const coldRoomFields = (cities: readonly City[]) =>
  ({
    length: { kind: "number", min: 1.2, max: 20, start: 4, unit: "m" },
    width: { kind: "number", min: 1.2, max: 20, start: 3, unit: "m" },
    height: { kind: "number", min: 1.8, max: 6, start: 2.5, unit: "m" },
    openings: { kind: "number", min: 0, max: 1000, start: 60 },
    food: {
      kind: "choice",
      options: ["produce", "dairy", "meat", "fish"] satisfies [FoodName, ...FoodName[]],
    },
    temperature: { kind: "choice", options: ["fresh", "zero", "cool", "frozen", "deep"] },
    daily: { kind: "number", min: 0, max: 100_000, start: 300, unit: "kg" },
    city: cityField(cities),
    arrival: { kind: "choice", options: arrivals },
  }) as const;

export type ColdRoomFields = ReturnType<typeof coldRoomFields>;

/** Stores with a larger floor in m² have docks and racks, and need a plan of their own. */
export const largestFloor = 150;

export type ColdRoomAnswer = {
  kind: "chiller" | "freezer";
  /** Heat as means of the hottest day, and its sum. */
  heats: Heats;
  heat: Watts;
  /** Size of the plant as calculated, and with a tenth more: the reserve of ASHRAE Handbook Refrigeration. */
  plant: [Watts, Watts];
  electricity: Watts;
  /** Goods that the room holds in tonnes. */
  tonnes: number;
  /** Hours without power until the goods of a full room, and a tenth of them, are so many K warmer. */
  hold: { full: number; nearlyEmpty: number };
  around: Celsius;
  warnings: Warning[];
};

/** Goods that spoil at the temperature chosen, and goods that would have to be frozen in a room made for storing. */
export const coldRoomWarnings = ["spoils", "freezes"] as const;
type Warning = (typeof coldRoomWarnings)[number];

const reserve = 1.1;

/** By how many K the goods may warm without power. */
export const warming = 3;

function arrivalOf(arrival: (typeof arrivals)[number], room: Celsius, outdoor: Celsius): Celsius {
  if (arrival === "outdoor") return outdoor;
  return celsius(arrival === "mild" ? mild : room + warmerThanRoom);
}

/** Size of the plant of a cold room by ASHRAE's method. */
export function sizeColdRoom(values: Values<ColdRoomFields>, outdoor: Celsius): ColdRoomAnswer {
  const { length, width, height, food, daily, openings } = values;
  const temperature = celsius(temperatures[values.temperature]);
  const arrival = arrivalOf(values.arrival, temperature, outdoor);
  const room: ColdRoom = {
    box: { length, width, height },
    food,
    temperature,
    daily,
    arrival,
    openings,
    outdoor,
  };
  const heats = coldRoomHeats(room);
  const plant = plantFor(heats);
  const tonnes = usableTonnes(room.box);
  const hold = (share: number) => holdOver(room, 1000 * tonnes * share, warming);
  return {
    kind: kindFor(temperature).name,
    heats,
    heat: sum(heats),
    plant: [plant, watts(reserve * plant)],
    electricity: electricityOf(plant, room),
    tonnes,
    hold: { full: hold(1), nearlyEmpty: hold(0.1) },
    around: aroundOf(room),
    warnings: warningsOn(room),
  };
}

/** Animal food in °C at most (FDA Food Code 3-501.16). */
const warmestAnimal = 5;

function warningsOn({ food, temperature, arrival }: ColdRoom): Warning[] {
  const { freezes } = foods[food];
  const hold: Record<Warning, boolean> = {
    spoils: food !== "produce" && temperature > warmestAnimal,
    freezes: temperature < freezes && arrival > freezes,
  };
  return coldRoomWarnings.filter((warning) => hold[warning]);
}

/** What is impossible or out of the method's reach though each answer by itself is not. */
function problemsTogether({ length, width, height, daily, openings }: Values<ColdRoomFields>): Problem[] {
  return [
    ...(length * width > largestFloor ? [{ field: "length", kind: "store" }] : []),
    ...(daily > 1000 * usableTonnes({ length, width, height }) ? [{ field: "daily", kind: "full" }] : []),
    ...(Number.isInteger(openings) ? [] : [{ field: "openings", kind: "whole" }]),
  ];
}

/** The size, or what keeps it from being calculated. */
export const answerColdRoom = (cities: readonly City[], raw: Raw): Answered<ColdRoomAnswer> =>
  answerBy(
    {
      fields: coldRoomFields(cities),
      problemsTogether,
      calculate: (values) => sizeColdRoom(values, hotIn(cities, values.city)),
    },
    raw,
  );
