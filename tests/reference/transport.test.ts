import { expect, test } from "vitest";
import { answerTransportUnit } from "../../src/calculators/TransportUnit/finding.ts";
import { chargeOf, dieselOf, standbyOf } from "../../src/calculators/TransportUnit/energy.ts";
import { heatOfExchange } from "./air.ts";
import { cycle, near, typed } from "./near.ts";
import { coolingCop, surface } from "./refrigeration.ts";

/** Assumptions stated on the page: goods temperature in °C and heat of respiration in W/t. */
const goods = {
  fresh: [0, 0],
  medicine: [2, 0],
  kinnow: [5, 18.9],
  fruit: [13, 133.4 * 2.5 ** -0.2],
  frozen: [-18, 0],
  "ice-cream": [-20, 0],
} as const;
/**
 * Hours of a delivery round, fan power in W, and inside dimensions of typical bodies in m. For other volumes,
 * the closest body is scaled.
 */
const vehicles: Record<string, { hours: number; fans: number; bodies: [number, number, number][] }> = {
  van: { hours: 8, fans: 100, bodies: [[2.3, 1.5, 1.45]] },
  truck: { hours: 8, fans: 100, bodies: [[2.2, 1.6, 1.7], [4, 2, 2], [5.2, 2.2, 2.2]] },
  "three-wheeler": { hours: 6, fans: 50, bodies: [[1, 1, 1], [1.5, 1, 1], [1.5, 1.2, 1.1]] },
}; // prettier-ignore

const volumes = {
  van: [0.5, 3, 5, 8, 12, 20],
  truck: [2, 3, 6, 10, 16, 18, 25, 100],
  "three-wheeler": [0.5, 1, 1.5, 2, 3],
};
const cases = (["van", "truck", "three-wheeler"] as const).flatMap((vehicle, first) =>
  (Object.keys(goods) as (keyof typeof goods)[]).flatMap((cargo, second) =>
    [0, 1].map((third) => {
      const step = first + 2 * second + 3 * third;
      return {
        vehicle,
        cargo,
        volume: cycle<number>(volumes[vehicle], step + second),
        stops: cycle([0, 10, 40, 200], step),
        hours: cycle([undefined, 5, 12], step),
        plugged: cycle([10, 14], step),
        power: cycle([undefined, 2.5, undefined], third + second),
      };
    }),
  ),
);

/** Vehicles as visitors enter them. */
// prettier-ignore
const entered = ([
  ["van", "fresh", 1.9, 35, 6, 9, undefined],
  ["van", "frozen", 4.2, 14, undefined, 11, 1.8],
  ["van", "kinnow", 6.8, 8, 10, 8, undefined],
  ["van", "ice-cream", 7.5, 22, 9, 12, 2.2],
  ["truck", "fresh", 5.9, 28, undefined, 10, undefined],
  ["truck", "frozen", 14.5, 12, 11, 13, 4],
  ["truck", "fruit", 22.4, 3, 14, 24, undefined],
  ["truck", "kinnow", 11.7, 6, 12, 7.5, 3],
  ["three-wheeler", "fresh", 1.2, 55, 7, 10, undefined],
  ["three-wheeler", "frozen", 1.6, 25, 4.5, 10, 0.8],
] as const).map(([vehicle, cargo, volume, stops, hours, plugged, power]) => ({ vehicle, cargo, volume, stops, hours, plugged, power }));

/**
 * Independently calculates heat gains in W, capacity in W, battery size in kWh, the electricity in kWh of a round and
 * of a night at the socket, and the diesel in litres an hour. Walls and capacity follow
 * the ATP agreement (ECE/TRANS), annex 1, appendix 2, paragraphs 1.2 and 3.2.6.
 */
function reference(one: (typeof cases)[number], wall: number) {
  const { vehicle, cargo, volume, stops, plugged, power } = one;
  const { hours: usual, fans, bodies } = vehicles[vehicle] ?? expect.fail(vehicle);
  const [celsius, respiration] = goods[cargo];
  const hours = one.hours ?? usual;
  const distance = ([length, width, height]: [number, number, number]) =>
    Math.abs(Math.log((length * width * height) / volume));
  const [[length, width, height] = [1, 1, 1]] = bodies.toSorted(
    (one, other) => distance(one) - distance(other),
  );
  const scale = Math.cbrt(volume / (length * width * height));
  /** Surface area in m² of the inside space, enlarged by `around` m on every side. */
  const surfaceWith = (around: number) => {
    const [long, wide, high] = [length, width, height].map((side) => scale * side + 2 * around);
    return surface({ length: long ?? 0, width: wide ?? 0, height: high ?? 0 });
  };
  const walls = (0.032 / wall) * Math.sqrt(surfaceWith(0) * surfaceWith(wall)) * (45 - celsius);
  // Assumes that each stop exchanges the body's air once.
  const exchange = heatOfExchange({ celsius: 45, percent: 30 }, { celsius, percent: 90 });
  const doors = (stops * volume * exchange * 1000) / (hours * 3600);
  // Assumes 250 kg of fruit per m³.
  const fruit = (respiration * 250 * volume) / 1000;
  const cop = coolingCop(celsius - 10, 58, 0.4);
  const battery = ((walls + doors + fruit + fans + fans * cop) * hours) / 1000 / cop / 0.8;
  const capacity = 1.75 * walls + doors + fruit;
  // A night has 35 °C, no door opens, and the walls count 1.75 times. Condensation is 13 K above the air.
  const closed = (1.75 * walls * (35 - celsius)) / (45 - celsius) + fruit + fans;
  const watts = closed / coolingCop(celsius - 10, 48, 0.4) + fans;
  const night = plugged * (power ? 0.6 * power : watts / 1000);
  // 80% of the battery is used and a charger loses 15%. GIZ: 0.15 to 0.5 L an hour for each kW of cooling.
  const diesel = [0.15, 0.5].map((litres) => (litres * capacity) / 1000);
  return { walls, doors, fruit, capacity, battery, charge: (battery * 0.8) / 0.85, night, diesel };
}

test.each([...cases, ...entered])("$vehicle of $volume m³ with $cargo at $stops stops", (one) => {
  const isFrozen = goods[one.cargo][0] < 0;
  const [thick, thin] = isFrozen ? [0.1, 0.08] : [0.08, 0.06];
  const [low, high] = [reference(one, thick ?? 0), reference(one, thin ?? 0)];
  const { cargo, ...entries } = one;
  const raw = typed({ ...entries, goods: cargo, route: "city", night: "socket", tariff: 50, diesel: 280 });
  const { answer, problems } = answerTransportUnit(raw);
  expect(problems).toEqual([]);
  if (!answer) throw new Error("No load is given.");
  const { thick: less, thin: most } = answer.load;
  near(most.heats.walls, high.walls, 0.001);
  near(most.heats.reserve, 0.75 * high.walls, 0.001);
  near(most.heats.doors, high.doors, 0.01);
  near(most.heats.respiration, high.fruit, 0.06);
  near(less.capacity, low.capacity, 0.02);
  near(most.capacity, high.capacity, 0.02);
  near(less.battery, low.battery, 0.03);
  near(most.battery, high.battery, 0.03);
  near(chargeOf(answer.load), high.charge, 0.03);
  near(standbyOf(answer.load, answer.given), high.night, 0.03);
  for (const [index, litres] of dieselOf(answer.load).entries()) near(litres, high.diesel[index] ?? 0, 0.02);
});
