import { type CalculationResult, answerBy } from "../frame/answer.ts";
import type { EntryProblem, Raw } from "../frame/fields.ts";
import { type ColdRoomValues, coldRoomFields } from "./fields.ts";
import { type Food, foods } from "./food.ts";
import {
  aroundOf,
  type ColdRoom,
  coldRoomHeats,
  electricityOf,
  type Heats,
  holdOver,
  plantFor,
  sum,
} from "./heat.ts";
import { panelAt, panels, usableTonnes } from "./room.ts";

/** Temperatures of incoming goods in °C. */
export const arrivals = { frozen: -12, chilled: 4, mild: 25 } as const;

/** Floor in m². Larger stores have docks and racks and need an individual design. */
const largestFloor = 150;

/** "freezing" means that the room would have to freeze goods that arrive unfrozen. */
type Damage = "warm" | "chills" | "frosts" | "thaws" | "freezing";

export type ColdRoomSize = {
  /** Temperatures in °C of the room and its surroundings. */
  temperature: number;
  around: number;
  /** Daily means on the hottest day in W, and their sum. */
  heats: Heats;
  heat: number;
  /** Required capacity in W, and the same with the reserve. */
  plant: [number, number];
  electricity: number;
  /** Capacity in tonnes. */
  tonnes: number;
  /**
   * Hours without power until the goods of a full room, and of one filled to a tenth, have warmed by
   * `warming` K.
   */
  hold: { full: number; nearlyEmpty: number };
  /** Kinds of damage to the goods, each with its limit in °C. */
  warnings: [Damage, number][];
};

/** Medicines need a validated room, for which no size is calculated. */
export type ColdRoomAnswer = ColdRoomSize | "validated";

/** Reserve of 10 % (ASHRAE Handbook Refrigeration, "Refrigerated-Facility Loads"). */
const reserve = 1.1;

/** K by which the goods warm in the hours without power. */
export const warming = 3;

/**
 * Temperature of incoming goods in °C. Goods that arrive cold are at −12 °C if they are frozen, otherwise at
 * 4 °C or warmer.
 */
function arrivalOf({ arrival }: ColdRoomValues, { temperature, freezes }: Food, outdoor: number): number {
  if (arrival === "outdoor") return outdoor;
  if (arrival !== "cold") return arrivals[arrival];
  return temperature < freezes ? arrivals.frozen : Math.max(arrivals.chilled, temperature);
}

function warningsOn(food: Food, temperature: number, arrival: number): [Damage, number][] {
  const { living, freezes, warmest = Infinity } = food;
  const coldest = Math.min(temperature, arrival);
  const isFreezer = panelAt(temperature) === panels.freezer;
  const damages: [Damage, isDone: boolean, limit: number][] = [
    ["warm", temperature > warmest, warmest],
    ["chills", living !== undefined && coldest < living.coldest && coldest >= freezes, living?.coldest ?? 0],
    [
      "frosts",
      living ? coldest < freezes : food.temperature > freezes && !isFreezer && temperature < freezes,
      freezes,
    ],
    ["thaws", !living && arrival < freezes && temperature > freezes, freezes],
    ["freezing", !living && isFreezer && arrival > freezes, freezes],
  ];
  return damages.flatMap(([damage, isDone, limit]) => (isDone ? [[damage, limit]] : []));
}

/** Sizes the plant of a cold room by ASHRAE's method. */
function sizeColdRoom(values: ColdRoomValues, outdoor: number): ColdRoomAnswer {
  const { length, width, height, product, packing, daily, openings, own } = values;
  if (product === "medicine") return "validated";
  const food: Food = foods[product];
  const temperature = own ?? food.temperature;
  const arrival = arrivalOf(values, food, outdoor);
  const box = { length, width, height };
  const room: ColdRoom = { box, food: product, temperature, packing, daily, arrival, openings, outdoor };
  const heats = coldRoomHeats(room);
  const plant = plantFor(heats);
  return {
    temperature,
    around: aroundOf(room),
    heats,
    heat: sum(heats),
    plant: [plant, reserve * plant],
    electricity: electricityOf(plant, room),
    tonnes: usableTonnes(box, packing),
    hold: { full: holdOver(room, 1, warming), nearlyEmpty: holdOver(room, 0.1, warming) },
    warnings: warningsOn(food, temperature, arrival),
  };
}

const problemsTogether = ({ packing, daily, ...box }: ColdRoomValues): EntryProblem[] => [
  ...(box.length * box.width > largestFloor ? [{ field: "length", kind: "store" }] : []),
  ...(daily > 1000 * usableTonnes(box, packing) ? [{ field: "daily", kind: "full" }] : []),
];

/** @param outdoor design temperature in °C */
export const answerColdRoom = (outdoor: number, raw: Raw): CalculationResult<ColdRoomAnswer> =>
  answerBy(coldRoomFields, raw, (values) => sizeColdRoom(values, outdoor), problemsTogether);
