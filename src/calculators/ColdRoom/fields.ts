import { type Packing, usableTonnes, type Variant, variantAt } from "./room.ts";
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
import { type Food, type FoodName, foods } from "./food.ts";
import { celsius, type Celsius, type Watts, watts } from "../physics/units.ts";
import { type CalculationResult, answerBy, type City, cityField, hotIn } from "../frame/answer.ts";
import type { EntryProblem, Raw, Values } from "../frame/fields.ts";

/** Medicine gets no size. */
const products = [
  "dairy",
  "meat",
  "fish",
  "frozen",
  "ice-cream",
  "potatoes",
  "kinnow",
  "tomatoes",
  "mangoes",
  "bananas",
  "medicine",
] as const satisfies (FoodName | "medicine")[];

/** Temperatures of incoming goods in °C, by their names in URLs. */
export const arrivals = { frozen: -12, chilled: 4, mild: 25 } as const;
const arrivalOptions = ["cold", "frozen", "chilled", "mild", "outdoor"] as const;
type Arrival = (typeof arrivalOptions)[number];

const packingOptions = ["shelves", "pallets"] as const satisfies Packing[];

export const coldRoomFields = (cities: readonly City[]) =>
  ({
    length: { kind: "number", min: 1.2, max: 20, start: 4, unit: "m" },
    width: { kind: "number", min: 1.2, max: 20, start: 3, unit: "m" },
    height: { kind: "number", min: 1.8, max: 6, start: 2.5, unit: "m" },
    openings: { kind: "number", min: 0, max: 1000, start: 60, integer: true },
    product: { kind: "choice", options: products },
    own: { kind: "number", min: -30, max: 20, unit: "°C", optional: true },
    packing: { kind: "choice", options: packingOptions },
    daily: { kind: "number", min: 0, max: 100_000, start: 300, unit: "kg" },
    arrival: { kind: "choice", options: arrivalOptions },
    city: cityField(cities),
  }) as const;

type ColdRoomFields = ReturnType<typeof coldRoomFields>;

/** Floor in m². Larger stores have docks and racks and need an individual design. */
const largestFloor = 150;

export type ColdRoomSize = {
  variant: Variant;
  temperature: Celsius;
  /** Daily means on the hottest day, and their sum. */
  heats: Heats;
  heat: Watts;
  plant: [Watts, Watts];
  electricity: Watts;
  /** Capacity in tonnes. */
  tonnes: number;
  /**
   * Hours without power until the goods of a full room, and of one filled to a tenth, have warmed by
   * `warming` K.
   */
  hold: { full: number; nearlyEmpty: number };
  around: Celsius;
  /** Limits in °C that the warnings mention. */
  limits: { warmest?: number; coldest?: number; freezes: number };
  warnings: Warning[];
};

export type ColdRoomAnswer = ColdRoomSize | { variant: "validated" };

/** Damage to the goods; "freezing" means that the room would have to freeze goods that arrive unfrozen. */
const damages = ["spoils", "softens", "chills", "frosts", "thaws", "freezing"] as const;
type Warning = (typeof damages)[number];

/** ASHRAE Handbook Refrigeration, "Refrigerated-Facility Loads": 10 %. */
const reserve = 1.1;

/** K. */
export const warming = 3;

/**
 * Temperature of incoming goods. "cold" means frozen for frozen goods and chilled for others, but never below
 * their storage temperature.
 */
function arrivalOf(arrival: Arrival, food: FoodName, outdoor: Celsius): Celsius {
  if (arrival === "outdoor") return outdoor;
  if (arrival !== "cold") return celsius(arrivals[arrival]);
  const { temperature, freezes } = foods[food];
  return celsius(temperature < freezes ? arrivals.frozen : Math.max(arrivals.chilled, temperature));
}

/** Sizes the plant of a cold room by ASHRAE's method. */
function sizeColdRoom(values: Values<ColdRoomFields>, outdoor: Celsius): ColdRoomAnswer {
  const { length, width, height, product, own, packing, daily, openings } = values;
  if (product === "medicine") return { variant: "validated" };
  const temperature = celsius(own ?? foods[product].temperature);
  const delivered = arrivalOf(values.arrival, product, outdoor);
  const room: ColdRoom = {
    box: { length, width, height },
    food: product,
    packing,
    temperature,
    daily,
    arrival: celsius(Math.max(delivered, temperature)),
    openings,
    outdoor,
  };
  return { ...sizeOf(room), warnings: warningsOn(room, delivered) };
}

function sizeOf(room: ColdRoom): Omit<ColdRoomSize, "warnings"> {
  const heats = coldRoomHeats(room);
  const plant = plantFor(heats);
  const { living, warmest, freezes }: Food = foods[room.food];
  return {
    variant: variantAt(room.temperature),
    temperature: room.temperature,
    heats,
    heat: sum(heats),
    plant: [plant, watts(reserve * plant)],
    electricity: electricityOf(plant, room),
    tonnes: usableTonnes(room.box, room.packing),
    hold: { full: holdOver(room, 1, warming), nearlyEmpty: holdOver(room, 0.1, warming) },
    around: aroundOf(room),
    limits: {
      ...(living && { coldest: living.coldest }),
      ...(warmest !== undefined && { warmest }),
      freezes,
    },
  };
}

function warningsOn({ food, temperature }: ColdRoom, delivered: Celsius): Warning[] {
  const { living, freezes, warmest = Infinity, temperature: stored }: Food = foods[food];
  const isStoredFrozen = stored < freezes;
  const coldest = Math.min(temperature, delivered);
  const isFreezer = variantAt(temperature) === "freezer";
  const harms: Record<Warning, boolean> = {
    spoils: !isStoredFrozen && temperature > warmest,
    softens: isStoredFrozen && temperature > warmest,
    chills: living !== undefined && coldest < living.coldest && coldest >= freezes,
    frosts: living ? coldest < freezes : !isStoredFrozen && !isFreezer && temperature < freezes,
    thaws: !living && delivered < freezes && temperature > freezes,
    freezing: !living && isFreezer && temperature < freezes && delivered > freezes,
  };
  return damages.filter((warning) => harms[warning]);
}

function problemsTogether({ length, width, height, packing, daily }: Values<ColdRoomFields>): EntryProblem[] {
  return [
    ...(length * width > largestFloor ? [{ field: "length", kind: "store" }] : []),
    ...(daily > 1000 * usableTonnes({ length, width, height }, packing)
      ? [{ field: "daily", kind: "full" }]
      : []),
  ];
}

export const answerColdRoom = (cities: readonly City[], raw: Raw): CalculationResult<ColdRoomAnswer> =>
  answerBy(
    {
      fields: coldRoomFields(cities),
      problemsTogether,
      calculate: (values) => sizeColdRoom(values, hotIn(cities, values.city)),
    },
    raw,
  );
