import { metresPerFoot } from "../physics/units.ts";
import { type CalculationResult, answerBy, cityField, cityNamed } from "../frame/answer.ts";
import { tariffField } from "../frame/electricity.ts";
import type { EntryProblem, Raw, Values } from "../frame/fields.ts";
import {
  type Climate,
  outdoorAir,
  outerWalls,
  type Parts,
  type Room,
  places,
  roomLoad,
  sides,
  total,
  uses,
} from "./roomLoad.ts";
import { roomTons } from "./roomTons.ts";
import { dailyElectricity } from "./electricity.ts";
import { oversized, reserve, sizeFor, totalOf, type Units, unitsFor } from "./unitSize.ts";
import { heatLoss, heatPerTon } from "./winter.ts";

export type RoomCity = Climate & { city: string; cold: number };

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
    use: { kind: "choice", options: [...uses, "servers"] },
    people: { kind: "number", min: 0, max: 30, start: 2, integer: true },
    hours: { kind: "number", min: 1, max: 24, start: 8 },
    tariff: tariffField,
  }) as const;

type RoomValues = Values<ReturnType<typeof coolingLoadFields>>;

/** Maximum floor area in ft². */
const largestFloor = 1000;

export type Estimate = {
  /** Required size in tons for the design day, without and with the reserve. */
  range: [need: number, withReserve: number];
  units: Units;
  /** Units for a room that is cooled only from the evening on. */
  evening: Units;
  /** Outdoor air in L/s that the size includes for many people, otherwise 0. */
  outdoorAir: number;
  /**
   * Set if the units give less heat than a room that is cold in the evening needs on the coldest design day.
   * Heat is in W, `units` heat all day, and `evening` from the evening on.
   */
  winter?: { cold: number; lost: number; given: number; units: Units; evening: Units };
  /** kWh a day in the hottest month for `hours` of running, and rupees per kWh. */
  electricity: number;
  hours: number;
  tariff: number;
  /** Tons by the rule of thumb. */
  rule: number;
  /** Heat gain in W on the design day, and its parts. */
  load: number;
  parts: Parts;
  /** True if the units exceed the required capacity by more than half, because no smaller size is sold. */
  isOversized: boolean;
};

/** A room with servers is no living room: its plant runs in winter too, so no size is calculated. */
export type CoolingLoadAnswer = Estimate | "servers";

function estimate({ use, ...values }: RoomValues, climate: RoomCity): CoolingLoadAnswer {
  if (use === "servers") return use;
  const { length, width, glass, place, side, people } = values;
  const room = { ...inMetric(values), use };
  const parts = roomLoad(room, climate);
  const need = sizeFor(total(parts), climate.hot);
  const units = unitsFor(need);
  const rule = roomTons(length * width, {
    bareRoof: place === "roof",
    westGlass: side === "west" && glass > 0,
    people,
    kitchen: use === "kitchen",
  });
  return {
    range: [need, need * reserve],
    units,
    evening: unitsFor(need * reserve),
    outdoorAir: outdoorAir(room),
    ...winterOf(room, climate, units),
    electricity: dailyElectricity(parts, climate, values.hours),
    hours: values.hours,
    tariff: values.tariff,
    rule,
    load: total(parts),
    parts,
    isOversized: totalOf(units) > oversized * need,
  };
}

function winterOf(room: Room, { cold, altitude }: RoomCity, units: Units): Pick<Estimate, "winter"> {
  const lost = heatLoss(room, cold, altitude);
  const perTon = heatPerTon(cold);
  const given = totalOf(units) * perTon;
  if (reserve * lost <= given) return {};
  const allDay = lost > given ? unitsFor(lost / perTon) : units;
  return { winter: { cold, lost, given, units: allDay, evening: unitsFor((reserve * lost) / perTon) } };
}

const inMetric = (values: Omit<RoomValues, "use">) => ({
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

export const answerCoolingLoad = (
  cities: readonly RoomCity[],
  raw: Raw,
): CalculationResult<CoolingLoadAnswer> =>
  answerBy(
    coolingLoadFields(cities),
    raw,
    (values) => estimate(values, cityNamed(cities, values.city)),
    problemsTogether,
  );
