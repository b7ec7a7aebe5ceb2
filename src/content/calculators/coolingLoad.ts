import { outerWalls, type Parts, places, roomLoad, sides, total, uses } from "../engineering/roomLoad.ts";
import { roomTons } from "../engineering/roomTons.ts";
import {
  area,
  type BtuPerHour,
  type Celsius,
  feet,
  fromTons,
  inBtu,
  squareFeet,
  type Tons,
  tons,
  type Watts,
} from "../engineering/units.ts";
import { sizeFor, type Units, unitsFor } from "../engineering/unitSize.ts";
import { type Answered, answerBy, type City, cityField, hotIn } from "./answer.ts";
import type { Problem, Raw, Values } from "./fields.ts";

/** The questions of the estimator, in their order. */
export const coolingLoadFields = (cities: readonly City[]) =>
  ({
    length: { kind: "number", min: 6, max: 60, start: 14, unit: "ft" },
    width: { kind: "number", min: 6, max: 60, start: 12, unit: "ft" },
    height: { kind: "number", min: 7, max: 20, start: 10, unit: "ft" },
    glass: { kind: "number", min: 0, max: 400, start: 20, unit: "ft²" },
    place: { kind: "choice", options: places },
    side: { kind: "choice", options: sides },
    people: { kind: "number", min: 0, max: 30, start: 2 },
    city: cityField(cities),
    use: { kind: "choice", options: uses },
  }) as const;

export type CoolingLoadFields = ReturnType<typeof coolingLoadFields>;

/** Halls beyond this floor are no rooms of a house: neither method holds there. */
export const largestFloor = squareFeet(1000);

/** An answer in the three units that people ask in, from the lower of two methods to the higher. */
export type Range = { tons: [Tons, Tons]; watts: [Watts, Watts]; btu: [BtuPerHour, BtuPerHour] };

export type Estimate = {
  /** Size of a unit by the area rule and by the heat balance. */
  rule: Tons;
  balance: Tons;
  range: Range;
  units: Units;
  /** Heat on the worst day, and its sources. */
  load: Watts;
  parts: Parts;
  outdoor: Celsius;
};

/** Whatever the two methods say, nobody knows a room's load to less than a tenth. */
const narrowest = 1.1;

function rangeOf(rule: Tons, balance: Tons): Range {
  const low = Math.min(rule, balance);
  const both = [tons(low), tons(Math.max(rule, balance, low * narrowest))] as const;
  const [lowWatts, highWatts] = [fromTons(both[0]), fromTons(both[1])];
  return { tons: [...both], watts: [lowWatts, highWatts], btu: [inBtu(lowWatts), inBtu(highWatts)] };
}

/** Size of the cooling of a room by the two methods. */
export function estimate(values: Values<CoolingLoadFields>, outdoor: Celsius): Estimate {
  const room = {
    ...values,
    length: feet(values.length),
    width: feet(values.width),
    height: feet(values.height),
    glass: squareFeet(values.glass),
    outdoor,
  };
  const parts = roomLoad(room);
  const load = total(parts);
  const balance = sizeFor(load, outdoor);
  const rule = roomTons(area(room.length, room.width), {
    bareRoof: room.place === "roof",
    westGlass: room.side === "west" && room.glass > 0,
    people: room.people,
    kitchen: room.use === "kitchen",
  });
  const range = rangeOf(rule, balance);
  const [low, high] = range.tons;
  return { rule, balance, range, units: unitsFor(tons((low + high) / 2)), load, parts, outdoor };
}

/** What is impossible or out of the methods' reach though each answer by itself is not. */
function problemsTogether({ length, width, height, glass, people }: Values<CoolingLoadFields>): Problem[] {
  const floor = area(feet(length), feet(width));
  const walls = outerWalls({ length: feet(length), width: feet(width), height: feet(height) });
  return [
    ...(floor > largestFloor ? [{ field: "length", kind: "hall" }] : []),
    ...(glass > walls ? [{ field: "glass", kind: "glass" }] : []),
    ...(Number.isInteger(people) ? [] : [{ field: "people", kind: "whole" }]),
  ];
}

/** The estimate, or what keeps it from being made. */
export const answerCoolingLoad = (cities: readonly City[], raw: Raw): Answered<Estimate> =>
  answerBy(
    {
      fields: coolingLoadFields(cities),
      problemsTogether,
      calculate: (values) => estimate(values, hotIn(cities, values.city)),
    },
    raw,
  );
