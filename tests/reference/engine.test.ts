import { test } from "vitest";
import { heatOfExchange } from "../../src/content/engineering/airExchange.ts";
import { coolingCoefficient } from "../../src/content/engineering/coefficient.ts";
import { doorHeat } from "../../src/content/engineering/doorway.ts";
import { meanSurface, surface } from "../../src/content/engineering/insulatedBody.ts";
import * as moist from "../../src/content/engineering/moistAir.ts";
import * as air from "./air.ts";
import * as cold from "./coldRoom.ts";
import * as pump from "./heatPump.ts";
import { near } from "./near.ts";
import * as transport from "./transport.ts";

const state = (celsius: number, percent: number) => ({
  celsius,
  percent,
  temperature: celsius,
  humidity: percent,
});
const warm = [20, 26, 30, 35, 40, 45, 50].flatMap((celsius) =>
  [10, 30, 50, 70, 90].map((percent) => state(celsius, percent)),
);
const chilled = [-25, -18, 0, 4, 12].map((celsius) => state(celsius, 90));

test.each(warm)("air of $celsius °C, $percent%: Magnus against Hyland and Wexler", (one) => {
  near(moist.saturationPressure(one.temperature), air.saturationPressure(one.celsius), 0.005);
  near(moist.humidityRatio(one), air.humidityRatio(one), 0.005);
  near(moist.enthalpy(one), air.enthalpy(one), 0.005);
  near(1 / moist.density(one), air.specificVolume(one), 0.001);
  // Below 0 °C the reference gives the frost point.
  if (air.dewPoint(one) > 0) near(moist.dewPoint(one), air.dewPoint(one), 0, 0.1);
  near(moist.wetBulb(one), air.wetBulb(one), 0, 0.05);
});

test.each(chilled)("warm air that replaces air of $celsius °C, and a door open 20 s", (inside) => {
  for (const outside of warm) {
    near(heatOfExchange(outside, inside), air.heatOfExchange(outside, inside), 0.01, 0.5);
    const opening = { width: 0.9, height: 2, seconds: 20 };
    const kilowatts = air.heatOfOpening(opening, 1e6, outside, inside) / 86_400;
    near(doorHeat(opening, opening.seconds, outside, inside), kilowatts, 0.015, 1e-5);
  }
});

test.each([
  [1, 1, 1, 0.05],
  [2.3, 1.5, 1.45, 0.08],
  [5.2, 2.2, 2.2, 0.1],
])("a body of %d × %d × %d m with walls of %d m", (length, width, height, wall) => {
  const box = { length, width, height };
  near(meanSurface(box, wall), transport.meanSurface(box, wall), 1e-9);
  near(surface(box), cold.surface(box), 1e-9);
});

test.each([
  [-26, 57, 0.4],
  [-6, 57, 0.4],
  [5, 47, 0.6],
])("a cycle from %d to %d °C at %d of Carnot’s limit", (evaporating, condensing, share) => {
  near(
    coolingCoefficient(evaporating, condensing, share),
    pump.coolingCop(evaporating, condensing, share),
    1e-9,
  );
});
