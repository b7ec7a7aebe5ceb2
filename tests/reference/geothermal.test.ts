import { expect, test } from "vitest";
import { answerGeothermal } from "../../src/calculators/Geothermal/fields.ts";
import { cycle, near, typed } from "./near.ts";
import { coolingCop } from "./refrigeration.ts";
import { wattsPerTon } from "./units.ts";

type City = {
  city: string;
  altitude: number;
  ground: number;
  hot: number;
  cold: number;
  lift?: { from: number; to: number };
};

/** Temperatures in °C: `ground`, the hottest day (`hot`) and the coldest day (`cold`). `lift` of wells is in m. */
const cities: City[] = [
  { city: "Lahore", altitude: 217, ground: 25, hot: 41.6, cold: 4.7 },
  { city: "Quetta", altitude: 1605, ground: 16, hot: 36.6, cold: -3.6, lift: { from: 150, to: 300 } },
  { city: "Karachi", altitude: 22, ground: 27, hot: 37.3, cold: 12 },
  { city: "Islamabad", altitude: 508, ground: 22, hot: 39.4, cold: 3.8 },
  // Ziarat is colder than the site's cities, so heating determines the size of both loops.
  { city: "Ziarat", altitude: 2400, ground: 13, hot: 32, cold: -9 },
];

const loads = [2, 10, 25, 60, 100, 101, 300, 1000];
const cases = Array.from({ length: 48 }, (_, step) => {
  const load = cycle(loads, step + Math.floor(step / 8));
  return {
    load,
    // One ton needs about 40 m², so the land ranges from none to more than enough.
    land: Math.min(100_000, Math.round(load * cycle([0, 5, 15, 30, 45, 60, 200], step))),
    rig: cycle(["yes", "yes", "no"], step),
    water: cycle(["none", "none", "well", "none", "salty", "none", "canal"], step),
    city: cycle(cities, step + Math.floor(step / 4)).city,
  };
});

/** Sites as visitors enter them. */
// prettier-ignore
const entered = ([
  [4, 180, "yes", "none", "Lahore"],
  [7.5, 95, "yes", "none", "Islamabad"],
  [22, 2500, "yes", "none", "Karachi"],
  [35, 900, "yes", "none", "Quetta"],
  [18, 0, "yes", "well", "Lahore"],
  [140, 12_000, "yes", "well", "Quetta"],
  [55, 300, "no", "salty", "Karachi"],
  [9, 400, "yes", "salty", "Islamabad"],
  [80, 1500, "no", "canal", "Lahore"],
  [12, 60, "yes", "none", "Quetta"],
] as const).map(([load, land, rig, water, city]) => ({ load, land, rig, water, city }));

/** Number of boreholes that fit on a 6 m grid, with half the spacing left free along the edges. */
const holesIn = (squareMetres: number) => Math.floor(squareMetres / 36 + 1e-9);
/** Number of 80 m boreholes for a total length. */
const holes = (metres: number) => Math.ceil(metres / 80 - 1e-9);

/**
 * Borehole length in m for a load in kW, from the steady-state part of the equation in Kavanaugh and
 * Rafferty, Geothermal Heating and Cooling (ASHRAE 2014).
 *
 * The page states the following assumptions. In summer, water leaves the loop 17 or 11 K above ground
 * temperature and changes by 5 K. In winter, water leaves the loop 11 or 6 K below ground temperature and
 * changes by 3 K. Thermal resistance is 0.25 m·K/W. The building is at 24 °C in summer and 21 °C in winter.
 * Half of the cooling load comes through the envelope.
 */
function metres(kilowatts: number, place: City, rise: number, drop: number) {
  const { ground, hot, cold } = place;
  const cooling = coolingCop(5, ground + rise + 10, 0.6);
  const summer = ((kilowatts + kilowatts / cooling) * 1000 * 0.25) / (rise + 2.5);
  const heating = (kilowatts * 0.5 * (21 - cold)) / (hot - 24);
  // Carnot's limit is 1 higher for heating than for cooling. At 60% of the limit, the COP is 0.6 higher.
  const cop = coolingCop(ground - drop - 8, 45, 0.6) + 0.6;
  const winter = ((heating - heating / cop) * 1000 * 0.25) / (drop + 1.5);
  return { longer: Math.max(summer, winter), winter: winter > summer, cop: cooling };
}

const roomy = cities.map(({ city }) => ({ load: 80, land: 50_000, rig: "yes", water: "none", city }));

test.each([...cases, ...roomy, ...entered])("$load tons on $land m² in $city: $water", (one) => {
  const { load, land, rig, water, city } = one;
  const place = cities.find((one) => one.city === city) ?? expect.fail(city);
  const { answer, problems } = answerGeothermal(cities, typed({ ...one, hours: 12, tariff: 50 }));
  expect(problems).toEqual([]);
  if (!answer) throw new Error("No answer is given.");
  const { loop, water: needed } = answer;
  if (rig === "no") expect(loop).toBeUndefined();
  if (loop) {
    const kilowatts = (loop.tons * wattsPerTon) / 1000;
    const [short, long] = [metres(kilowatts, place, 17, 11), metres(kilowatts, place, 11, 6)];
    expect(loop.field).toEqual(loop.boreholes.map((count) => 36 * count));
    expect(loop.boreholes[1]).toBeLessThanOrEqual(answer.verdict === "tight" ? Infinity : holesIn(land));
    if (answer.verdict === "part") {
      expect(loop.boreholes).toEqual([holesIn(land), holesIn(land)]);
      near(loop.boreholes[1] * 80, long.longer, 0.01);
    } else {
      near(loop.boreholes[0], holes(short.longer), 0.01, 1);
      near(loop.boreholes[1], holes(long.longer), 0.01, 1);
    }
    near(loop.cop[0], short.cop, 0.001);
    near(loop.cop[1], long.cop, 0.001);
    expect(loop.isForHeating).toBe(long.winter);
  }
  if (!loop && water === "none" && rig === "yes") {
    const whole = metres((load * wattsPerTon) / 1000, place, 11, 6);
    expect(holesIn(land) * 80).toBeLessThan(0.26 * whole.longer);
  }
  // Air-cooled plant has a COP of 2.8; in the hours of operation the mean load is 60% of the largest.
  const [served, efficiency] = [loop?.tons ?? load, loop?.cop[0] ?? needed?.withPump[0]];
  if (efficiency) {
    const mean = (0.6 * served * wattsPerTon) / 1000;
    near(answer.saved ?? 0, Math.max(0, 12 * (mean / 2.8 - mean / efficiency)), 0.001);
  }
  if (water === "none") return;
  // Inland there is no sea, and water from a salty well is as warm as the ground.
  const source = water === "salty" && place.altitude > 50 ? "well" : water;
  const celsius = { well: place.ground, salty: 30, canal: 28 }[source] ?? Number.NaN;
  const cop = coolingCop(5, celsius + 10, 0.6);
  const heat = (load * wattsPerTon * (1 + 1 / cop)) / 1000;
  near(needed?.cop ?? 0, cop, 0.001);
  near(needed?.flow[0] ?? 0, heat / (4.19 * 8), 0.005);
  near(needed?.flow[1] ?? 0, heat / (4.19 * 5), 0.005);
  // Hydraulic power is pressure × flow: 9.81 kPa for each metre of lift. Half of the electricity becomes lift.
  const { from, to } = place.lift ?? { from: 30, to: 100 };
  const lifts = { well: [to, from], salty: [30, 10], canal: [10, 10] }[source] ?? [];
  const cooling = (load * wattsPerTon) / 1000;
  for (const [index, lift] of lifts.entries()) {
    const pump = (lift * 9.81 * (heat / (4.19 * 8) / 1000)) / 0.5;
    near(needed?.withPump[index] ?? 0, cooling / (cooling / cop + pump), 0.005);
  }
});
