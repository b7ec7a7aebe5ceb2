import { type Climate, outerWalls, type Parts, places, roomLoad, sides, total, uses } from "./roomLoad.ts";
import { roomTons } from "./roomTons.ts";
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
} from "../physics/units.ts";
import { oversized, reserve, sizeFor, totalOf, type Units, unitsFor } from "./unitSize.ts";
import { type CalculationResult, answerBy, cityField, cityNamed } from "../frame/answer.ts";
import type { EntryProblem, Raw, Values } from "../frame/fields.ts";

export type RoomCity = Climate & { city: string };

const hottest = (cities: readonly RoomCity[]) =>
  [...cities].sort((one, other) => other.hot - one.hot)[0]?.city ?? "";

/**
 * Questions of the cooling load estimator, in order. The start values describe a room for which the heat
 * balance and the rule of thumb agree: below a bare roof in the hottest city.
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

type CoolingLoadFields = ReturnType<typeof coolingLoadFields>;

const largestFloor = squareFeet(1000);

export type Estimate = {
  /** Unit size for the design day, and with reserve. */
  range: [need: Tons, withReserve: Tons];
  units: Units;
  rule: Tons;
  /** Heat gain on the design day, and its parts. */
  load: Watts;
  parts: Parts;
  /** The units have more than 1.5 times the required capacity, because no smaller size is sold. */
  isOversized: boolean;
};

function estimate(values: Values<CoolingLoadFields>, climate: Climate): Estimate {
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

/** Converts a range to kW and BTU/h. */
export function inMetric([need, withReserve]: Estimate["range"]) {
  const [low, high] = [fromTons(need), fromTons(withReserve)] as const;
  return { kilowatts: [low / 1000, high / 1000], btu: [inBtu(low), inBtu(high)] } as const;
}

function problemsTogether({ length, width, height, glass }: Values<CoolingLoadFields>): EntryProblem[] {
  const floor = area(feet(length), feet(width));
  const walls = outerWalls({ length: feet(length), width: feet(width), height: feet(height) });
  return [
    ...(floor > largestFloor ? [{ field: "length", kind: "hall" }] : []),
    ...(glass > walls ? [{ field: "glass", kind: "glass" }] : []),
  ];
}

export const answerCoolingLoad = (cities: readonly RoomCity[], raw: Raw): CalculationResult<Estimate> =>
  answerBy(
    {
      fields: coolingLoadFields(cities),
      problemsTogether,
      calculate: (values) => estimate(values, cityNamed(cities, values.city)),
    },
    raw,
  );
