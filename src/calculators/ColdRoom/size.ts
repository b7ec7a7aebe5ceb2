import { type CalculationResult, answerBy } from "../frame/answer.ts";
import type { EntryProblem, Raw } from "../frame/fields.ts";
import { type ColdRoomValues, coldRoomFields } from "./fields.ts";
import { type Food, foods } from "./food.ts";
import type { ColdRoom, Heats } from "./heat.ts";
import {
  aroundOf,
  assumptions,
  coldRoomHeats,
  electricityOf,
  evaporatingAt,
  holdOver,
  horsepowerFor,
} from "./heat.ts";
import type { Box } from "../physics/insulatedBody.ts";
import { panelAt, panels, usableTonnes } from "./room.ts";

/** Arrival temperatures of goods in °C. */
export const arrivals = { frozen: -12, chilled: 4, mild: 25 } as const;

/** Maximum floor area in m². Larger cold stores have docks and racks, and need a custom design. */
const largestFloor = 150;

/**
 * "freezing" means that goods arrive unfrozen and the room would have to freeze them, "ripening" that the size
 * is for storage alone, and "feet" that the room is so large that its sides may have been measured in feet.
 */
type Damage = "warm" | "chills" | "frosts" | "thaws" | "freezing" | "ripening" | "feet";

export type ColdRoomSize = {
  /** Temperatures in °C of the room and its surroundings. */
  temperature: number;
  around: number;
  /** Temperature in °C of new goods. */
  arrival: number;
  /** Daily mean heat gains in W on the hottest day, and their sum. */
  heats: Heats;
  heat: number;
  /** Required capacity in W, without and with the reserve. */
  plant: [number, number];
  electricity: number;
  /** Rupees per kWh. */
  tariff: number;
  /** Evaporating temperature in °C and nominal power in HP with which a condensing unit is ordered. */
  evaporating: number;
  horsepower: number;
  /** Storage capacity in tonnes. */
  tonnes: number;
  /**
   * Hours without power until the goods have warmed by `warming` K, in a full room and in a room filled to
   * one tenth of its capacity.
   */
  hold: { full: number; nearlyEmpty: number };
  /** A risk: damage to the goods with its temperature limit in °C, or a floor area in m². */
  warnings: [Damage, number][];
};

/** `validated` is the answer for medicine, which needs a validated room instead of a calculated size. */
export type ColdRoomAnswer = ColdRoomSize | "validated";

/** Safety factor for the capacity (ASHRAE Handbook Refrigeration, "Refrigerated-Facility Loads"). */
const reserve = 1.1;

/** Temperature rise of the goods in K on which `hold` is based. */
export const warming = 3;

/**
 * Temperature of incoming goods in °C. The option `cold` means −12 °C for frozen goods. For other goods, it
 * means 4 °C, or the storage temperature if that is higher.
 */
function arrivalOf({ arrival }: ColdRoomValues, { temperature, freezes }: Food, outdoor: number): number {
  if (arrival === "outdoor") return outdoor;
  if (arrival !== "cold") return arrivals[arrival];
  return temperature < freezes ? arrivals.frozen : Math.max(arrivals.chilled, temperature);
}

/** Floor area in m² above which a height of less than `hallHeight` m suggests that the sides are in feet. */
const hallFloor = 60;
const hallHeight = 3;

const maybeFeet = ({ length, width, height }: Box): boolean =>
  length * width > hallFloor && height < hallHeight;

function warningsOn(food: Food, temperature: number, arrival: number, box: Box): [Damage, number][] {
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
    ["ripening", food.ripens === true, temperature],
    ["feet", maybeFeet(box), box.length * box.width],
  ];
  return damages.flatMap(([damage, isDone, limit]) => (isDone ? [[damage, limit]] : []));
}

function sizeColdRoom(values: ColdRoomValues, outdoor: number): ColdRoomAnswer {
  const { length, width, height, product, packing, daily, openings, own } = values;
  if (product === "medicine") return "validated";
  const food: Food = foods[product];
  const temperature = own ?? food.temperature;
  const arrival = arrivalOf(values, food, outdoor);
  const box = { length, width, height };
  const room: ColdRoom = { box, food: product, temperature, packing, daily, arrival, openings, outdoor };
  const heats = coldRoomHeats(room);
  const heat = Object.values(heats).reduce((sum, part) => sum + part, 0);
  const plant = (24 * heat) / assumptions.runningHours;
  return {
    temperature,
    around: aroundOf(room),
    arrival,
    heats,
    heat,
    plant: [plant, reserve * plant],
    electricity: electricityOf(plant, room),
    tariff: values.tariff,
    evaporating: evaporatingAt(temperature),
    horsepower: horsepowerFor(electricityOf(plant, room)),
    tonnes: usableTonnes(box, packing),
    hold: { full: holdOver(room, 1, warming), nearlyEmpty: holdOver(room, 0.1, warming) },
    warnings: warningsOn(food, temperature, arrival, box),
  };
}

const problemsTogether = ({ packing, daily, ...box }: ColdRoomValues): EntryProblem[] => [
  ...(box.length * box.width > largestFloor ? [{ field: "length", kind: "store" }] : []),
  ...(daily > 1000 * usableTonnes(box, packing) ? [{ field: "daily", kind: "full" }] : []),
];

/** @param outdoor design temperature in °C */
export const answerColdRoom = (outdoor: number, raw: Raw): CalculationResult<ColdRoomAnswer> =>
  answerBy(coldRoomFields, raw, (values) => sizeColdRoom(values, outdoor), problemsTogether);
