import { expect, test } from "vitest";
import { answerCoolingLoad } from "../../src/calculators/CoolingLoad/fields.ts";
import * as air from "./air.ts";
import { coolingCop, transmittance } from "./refrigeration.ts";
import { cycle, near, typed } from "./near.ts";
import { coolingDifference, glassLoad, leakage, sensibleLeakage } from "./room.ts";
import { foot, squareFoot, wattsPerTon } from "./units.ts";

/** Design weather: temperatures in °C, daily range (`swing`) in K, altitude in m. */
const cities = [
  { city: "Lahore", cold: 4.7, hot: 43, swing: 12, humid: { hot: 34, wetBulb: 28.5 }, altitude: 217 },
  { city: "Karachi", cold: 12, hot: 38.5, swing: 8, humid: { hot: 33, wetBulb: 28.5 }, altitude: 22 },
  { city: "Quetta", cold: -3.6, hot: 37, swing: 16, humid: { hot: 31, wetBulb: 19.5 }, altitude: 1600 },
  { city: "Jacobabad", cold: 6, hot: 46, swing: 14, humid: { hot: 37, wetBulb: 29.5 }, altitude: 55 },
];
type City = (typeof cities)[number];
type Room = Omit<(typeof rooms)[number], "size"> & { size: readonly [number, number, number] };

const sizes = [[14, 12, 10], [6, 6, 7], [40, 25, 12], [20, 16, 11], [10, 30, 9], [12, 10, 20], [60, 16, 14]] as const; // prettier-ignore
const places = ["ground", "middle", "roof", "insulated"] as const;
const sides = ["west", "east", "south", "north", "shaded"] as const;
/** Room sizes are in ft, and glass areas are in ft². */
const rooms = Array.from({ length: 40 }, (_, step) => {
  const size = cycle(sizes, step);
  const walls = (size[0] + size[1]) * size[2];
  return {
    size,
    place: cycle(places, step),
    side: cycle(sides, step),
    people: cycle([2, 0, 30, 5], step + (step % 3)),
    glass: Math.min(400, Math.round(walls * cycle([0.1, 0, 0.3, 1, 0.05, 0.6], step))),
    use: cycle(["few", "several", "kitchen"] as const, step),
    city: cycle(cities, step + Math.floor(step / 4)).city,
  };
});

/** Rooms as visitors enter them. */
// prettier-ignore
const entered: Room[] = ([
  [[11, 13, 9.5], "middle", "south", 3, 18, "few", "Lahore"],
  [[18, 22, 11], "roof", "west", 6, 60, "several", "Karachi"],
  [[15, 15, 10], "insulated", "north", 2, 24, "kitchen", "Quetta"],
  [[9, 10, 9], "ground", "shaded", 1, 12, "few", "Karachi"],
  [[26, 30, 12], "middle", "east", 28, 80, "several", "Lahore"],
  [[12, 16, 10], "roof", "south", 4, 30, "few", "Quetta"],
  [[20, 24, 10.5], "ground", "west", 12, 90, "several", "Karachi"],
  [[10, 12, 10], "roof", "east", 2, 20, "kitchen", "Lahore"],
  [[16, 18, 14], "insulated", "west", 5, 100, "few", "Lahore"],
  [[13.5, 17.25, 9], "middle", "north", 0, 0, "several", "Quetta"],
] as const).map(([size, place, side, people, glass, use, city]) => ({ size, place, side, people, glass, use, city }));

/**
 * Construction assumed by the page: 9 in plastered brick walls, a 150 mm slab with screed, and 50 mm of
 * polystyrene on insulated roofs.
 */
const brick = transmittance([0.044, 0.12], [[0.229, 0.8], [0.026, 0.72]]); // prettier-ignore
const slabLayers: [number, number][] = [[0.15, 1.7], [0.05, 1], [0.013, 0.72]]; // prettier-ignore
const slab = transmittance([0.044, 0.16], slabLayers);
const insulated = transmittance([0.044, 0.16], [...slabLayers, [0.05, 0.035]]);
const indoor = 24;

/** Heat gains in W by source. Assumes no heat from the ground, 115 W per person and 1 air change per hour. */
function partsOn({ size, glass, place, side, people, use }: Room, city: City, isHumid: boolean) {
  const kilopascals = air.pressureAt(city.altitude);
  const outdoor = isHumid
    ? air.airOf(city.humid.hot, city.humid.wetBulb, kilopascals)
    : { celsius: city.hot, percent: 15, kilopascals };
  const inside = { celsius: indoor, percent: 50, kilopascals };
  const difference = (surface: Parameters<typeof coolingDifference>[0]) =>
    coolingDifference(surface, outdoor.celsius, city.swing, indoor);
  const [length, width, height] = size;
  const floor = length * width * squareFoot;
  const [long, short] = [Math.max(length, width) * height, Math.min(length, width) * height];
  const ofFourSides = ["north", "east", "south", "west"] as const;
  const mean = ofFourSides.reduce((sum, one) => sum + difference(one), 0) / 4;
  const ceiling = { ground: 0, middle: 0, roof: slab, insulated }[place] * difference("roof");
  const floors = { ground: 1, middle: 2, roof: 1, insulated: 1 }[place] * slab * difference("partition");
  const cubicMetres = length * width * height * foot ** 3;
  // ASHRAE 62.1, classrooms: 10 cfm a person and 0.12 cfm/ft², if more than ten people are in the room.
  const fresh = people > 10 ? (people * 5 + floor * 0.6) * 3.6 : 0;
  const changes = Math.max(1, fresh / cubicMetres);
  const leaking = isHumid
    ? leakage(cubicMetres, changes, outdoor, inside)
    : sensibleLeakage(cubicMetres, changes, outdoor, inside);
  return {
    slabs: floor * (floors + ceiling),
    walls:
      brick *
      squareFoot *
      (Math.max(0, long - glass) * difference(side) +
        (short - Math.max(0, glass - long)) * mean +
        (long + short) * difference("partition")),
    glass: glass * squareFoot * glassLoad(side, outdoor.celsius),
    people: 115 * people,
    appliances: { few: 200, several: 500, kitchen: 200 + 4000 * 0.293071 }[use],
    air: Math.max(0, leaking),
  };
}

/**
 * Heat loss in W at 21 °C indoors, from the resistances of the construction. Neighbouring rooms have the mean
 * of the indoor and outdoor temperatures.
 */
function lossOf({ size: [length, width, height], glass, place }: Room, { cold, altitude }: City): number {
  const neighbour = (21 + cold) / 2;
  const walls = (length + width) * height * squareFoot;
  const windows = glass * squareFoot;
  const floor = length * width * squareFoot;
  const cubicMetresPerSecond = (length * width * height * foot ** 3) / 3600;
  const outdoor = { celsius: cold, percent: 50, kilopascals: air.pressureAt(altitude) };
  const conducted = [
    [(walls - windows) * brick, cold],
    [windows * 5.8, cold],
    [walls * brick, neighbour],
    [floor * slab * (place === "middle" ? 2 : 1), neighbour],
    [place === "roof" ? floor * slab : place === "insulated" ? floor * insulated : 0, cold],
    [(cubicMetresPerSecond * 1006) / air.specificVolume(outdoor), cold],
  ] as const;
  return conducted.reduce((watts, [conductance, beyond]) => watts + conductance * (21 - beyond), 0);
}

const sum = (parts: object) =>
  Object.values(parts).reduce((one: number, other: number) => one + other, 0) as number;

test.each([...rooms, ...entered])("$size ft ($place) in $city", (room) => {
  const city = cities.find((one) => one.city === room.city) ?? expect.fail(room.city);
  const days = [partsOn(room, city, false), partsOn(room, city, true)] as const;
  const [dry, humid] = [sum(days[0]), sum(days[1])];
  const [length, width, height] = room.size;
  const { answer, problems } = answerCoolingLoad(
    cities,
    typed({ ...room, length, width, height, hours: 9, tariff: 50 }),
  );
  expect(problems).toEqual([]);
  if (!answer || answer === "servers") throw new Error("No size is given.");
  const parts = humid > dry ? days[1] : days[0];
  near(answer.load, Math.max(dry, humid), 0.04);
  for (const part of ["slabs", "walls", "people", "appliances", "air"] as const)
    near(answer.parts[part], parts[part], 0.02, 5);
  near(answer.parts.glass, parts.glass, 0.1, 5);
  const need = Math.max(dry, humid) / wattsPerTon / 0.95 / (1 - (0.15 * Math.max(0, city.hot - 35)) / 11);
  near(answer.range[0], need, 0.04);
  near(answer.range[1], 1.2 * need, 0.04);
  const given = answer.units.count * answer.units.size;
  expect(given).toBeGreaterThanOrEqual(0.96 * need);
  if (need > 0.7) expect(given).toBeLessThanOrEqual(1.56 * need);
  // An average day of the hottest month is 2 K cooler. The unit evaporates at 10 °C and condenses 12 K above the
  // outdoor air, at 45% of Carnot's limit.
  const [kelvin, { slabs, walls, air: leaks, ...rest }] = [city.hot - city.swing / 2 - indoor, parts];
  const mean = (slabs + walls + leaks) * (Math.max(0, kelvin - 2) / kelvin) + sum(rest);
  near(answer.electricity, (9 * mean) / 1000 / coolingCop(10, city.hot + 10, 0.45), 0.05);
  const lost = lossOf(room, city);
  // A room that is cold when the unit starts needs a fifth more heat.
  const perTon = wattsPerTon * (1 - 0.022 * Math.max(0, 7 - city.cold));
  const [cold, heating] = [1.2 * lost, given * perTon];
  if (Math.abs(cold - heating) > 0.02 * cold) expect(answer.winter !== undefined).toBe(cold > heating);
  if (!answer.winter) return;
  const { units, evening } = answer.winter;
  near(answer.winter.lost, lost, 0.01);
  expect(units.count * units.size * perTon).toBeGreaterThanOrEqual(0.99 * lost);
  expect(units.count * units.size).toBeGreaterThanOrEqual(given);
  expect(evening.count * evening.size * perTon).toBeGreaterThanOrEqual(0.99 * cold);
});
