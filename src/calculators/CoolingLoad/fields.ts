import { metresPerFoot } from "../physics/units.ts";
import { type CalculationResult, answerBy, cityField, cityNamed } from "../frame/answer.ts";
import type { EntryProblem, Raw, Values } from "../frame/fields.ts";
import { type Climate, outerWalls, type Parts, places, roomLoad, sides, total, uses } from "./roomLoad.ts";
import { roomTons } from "./roomTons.ts";
import { oversized, reserve, sizeFor, totalOf, type Units, unitsFor } from "./unitSize.ts";

export type RoomCity = Climate & { city: string };

const hottest = (cities: readonly RoomCity[]) =>
  [...cities].sort((one, other) => other.hot - one.hot)[0]?.city ?? "";

/**
 * The initial values describe a room under a bare roof in the hottest city. For this room, the heat balance
 * and the rule of thumb agree.
 */
export const coolingLoadFields = (cities: readonly RoomCity[]) =>
  ({
    length: { kind: "number", min: 6, max: 60, start: 14, unit: "ft" },
    width: { kind: "number", min: 6, max: 60, start: 12, unit: "ft" },
    place: { kind: "choice", options: places, start: "roof" },
    city: { ...cityField(cities), start: hottest(cities) },
    height: { kind: "number", min: 7, max: 20, start: 10, unit: "ft" },
    glass: { kind: "number", min: 0, max: 400, start: 20, unit: "ft²" },
    side: { kind: "choice", options: sides },
    use: { kind: "choice", options: uses },
    people: { kind: "number", min: 0, max: 30, start: 2, integer: true },
  }) as const;

type RoomValues = Values<ReturnType<typeof coolingLoadFields>>;

/** Maximum floor area in ft². */
const largestFloor = 1000;

export type Estimate = {
  /** Required size in tons for the design day, without and with the reserve. */
  range: [need: number, withReserve: number];
  units: Units;
  /** Tons by the rule of thumb. */
  rule: number;
  /** Heat gain in W on the design day, and its parts. */
  load: number;
  parts: Parts;
  /** True if the units exceed the required capacity by more than half, because no smaller size is sold. */
  isOversized: boolean;
};

function estimate(values: RoomValues, climate: Climate): Estimate {
  const { length, width, glass, place, side, people, use } = values;
  const parts = roomLoad(inMetric(values), climate);
  const need = sizeFor(total(parts), climate.hot);
  const units = unitsFor(need);
  const rule = roomTons(length * width, {
    bareRoof: place === "roof",
    westGlass: side === "west" && glass > 0,
    people,
    kitchen: use === "kitchen",
  });
  const isOversized = totalOf(units) > oversized * need;
  return { range: [need, need * reserve], units, rule, load: total(parts), parts, isOversized };
}

const inMetric = (values: RoomValues) => ({
  ...values,
  length: values.length * metresPerFoot,
  width: values.width * metresPerFoot,
  height: values.height * metresPerFoot,
  glass: values.glass * metresPerFoot ** 2,
});

const problemsTogether = ({ glass, ...room }: RoomValues): EntryProblem[] => [
  ...(room.length * room.width > largestFloor ? [{ field: "length", kind: "hall" }] : []),
  ...(glass > outerWalls(room) ? [{ field: "glass", kind: "glass" }] : []),
];

export const answerCoolingLoad = (cities: readonly RoomCity[], raw: Raw): CalculationResult<Estimate> =>
  answerBy(
    coolingLoadFields(cities),
    raw,
    (values) => estimate(values, cityNamed(cities, values.city)),
    problemsTogether,
  );
