import {
  type Climate,
  outerWalls,
  type Parts,
  places,
  roomLoad,
  sides,
  total,
  uses,
} from "../engineering/roomLoad.ts";
import { roomTons } from "../engineering/roomTons.ts";
import {
  area,
  celsius,
  feet,
  fromTons,
  inBtu,
  squareFeet,
  type Tons,
  tons,
  type Watts,
} from "../engineering/units.ts";
import { oversized, reserve, sizeFor, totalOf, type Units, unitsFor } from "../engineering/unitSize.ts";
import { type Answered, answerBy, cityField, cityNamed } from "./answer.ts";
import type { Problem, Raw, Values } from "./fields.ts";

/** A city and its weather. */
export type RoomCity = Climate & { city: string };

const hottest = (cities: readonly RoomCity[]) =>
  [...cities].sort((one, other) => other.hot - one.hot)[0]?.city ?? "";

/**
 * The questions of the estimator, in their order. It starts with a room for which the heat balance and the rule of thumb
 * agree: under a bare roof in the hottest city.
 */
export const coolingLoadFields = (cities: readonly RoomCity[]) =>
  ({
    length: { kind: "number", min: 6, max: 60, start: 14, unit: "ft" },
    width: { kind: "number", min: 6, max: 60, start: 12, unit: "ft" },
    height: { kind: "number", min: 7, max: 20, start: 10, unit: "ft" },
    glass: { kind: "number", min: 0, max: 400, start: 20, unit: "ft²" },
    place: { kind: "choice", options: places, start: "roof" },
    side: { kind: "choice", options: sides },
    people: { kind: "number", min: 0, max: 30, start: 2, integer: true },
    city: { ...cityField(cities), start: hottest(cities) },
    use: { kind: "choice", options: uses },
  }) as const;

export type CoolingLoadFields = ReturnType<typeof coolingLoadFields>;

/** Halls beyond this floor are no rooms of a house: neither method holds there. */
export const largestFloor = squareFeet(1000);

export type Estimate = {
  /** Size of a unit that holds the room on the worst day, and the one with a reserve. */
  range: [need: Tons, withReserve: Tons];
  units: Units;
  /** The rule of thumb's size, to compare with. */
  rule: Tons;
  /** Heat on the worst day, and its sources. */
  load: Watts;
  parts: Parts;
  /** The units give more than one and a half times the need, as no smaller size is sold. */
  isOversized: boolean;
};

/** Size of the cooling of a room: by its heat balance, with a rule of thumb to compare. */
export function estimate(values: Values<CoolingLoadFields>, climate: Climate): Estimate {
  const room = {
    ...values,
    length: feet(values.length),
    width: feet(values.width),
    height: feet(values.height),
    glass: squareFeet(values.glass),
    climate,
  };
  const parts = roomLoad(room);
  const load = total(parts);
  const need = sizeFor(load, celsius(climate.hot));
  const units = unitsFor(need);
  const rule = roomTons(area(room.length, room.width), {
    bareRoof: room.place === "roof",
    westGlass: room.side === "west" && room.glass > 0,
    people: room.people,
    kitchen: room.use === "kitchen",
  });
  const isOversized = totalOf(units) > oversized * need;
  return { range: [need, tons(need * reserve)], units, rule, load, parts, isOversized };
}

/** The ends of a range in kW and in BTU/h. */
export function inMetric([need, withReserve]: Estimate["range"]) {
  const [low, high] = [fromTons(need), fromTons(withReserve)] as const;
  return { kilowatts: [low / 1000, high / 1000], btu: [inBtu(low), inBtu(high)] } as const;
}

/** What is impossible or out of the methods' reach though each answer by itself is not. */
function problemsTogether({ length, width, height, glass }: Values<CoolingLoadFields>): Problem[] {
  const floor = area(feet(length), feet(width));
  const walls = outerWalls({ length: feet(length), width: feet(width), height: feet(height) });
  return [
    ...(floor > largestFloor ? [{ field: "length", kind: "hall" }] : []),
    ...(glass > walls ? [{ field: "glass", kind: "glass" }] : []),
  ];
}

/** The estimate, or what keeps it from being made. */
export const answerCoolingLoad = (cities: readonly RoomCity[], raw: Raw): Answered<Estimate> =>
  answerBy(
    {
      fields: coolingLoadFields(cities),
      problemsTogether,
      calculate: (values) => estimate(values, cityNamed(cities, values.city)),
    },
    raw,
  );
