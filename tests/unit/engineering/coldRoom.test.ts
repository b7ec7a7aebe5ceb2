import { describe, expect, test } from "vitest";
import {
  assumptions,
  chiller,
  coolingLoad,
  electricInput,
  freezer,
  riseAnHour,
  rooms,
  temperatureAfter,
  usableTonnes,
} from "../../../src/content/engineering/coldRoom.ts";
import { cubicMetres, surface } from "../../../src/content/engineering/insulatedBody.ts";
import { curvesOf, figureRows, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/cold-rooms.yaml";
const figures = figuresOf(file);
const [, , room = { length: 0, width: 0, height: 0 }] = rooms;

describe("sizes", () => {
  test("each room's volume, goods and capacity", () => {
    const short = (value: number) => String(Math.round(10 * value) / 10);
    const rows = rooms.map((one) => {
      const tonnes = usableTonnes(one);
      return [
        `${one.length} × ${one.width} m`,
        `${printed(cubicMetres(one))} m³`,
        `${short(tonnes)} tonne${tonnes === 1 ? "" : "s"}`,
        ...[chiller, freezer].map((kind) => `${printed(coolingLoad(one, kind), 1)} kW`),
      ];
    });
    expect(figureRows(tableWith(file, "m", "m³", "tonnes", "kW"))).toEqual(figureRows(rows));
  });

  test("electricity for each kilowatt, and on a hot day", () => {
    const share = (kind: typeof chiller) => electricInput(room, kind) / coolingLoad(room, kind);
    expect(share(chiller)).toBeCloseTo(0.6, 1);
    expect(figures).toContain(printed(share(freezer), 2));
    const [cool, cold] = [chiller, freezer].map((kind) => electricInput(room, kind));
    const hours = assumptions.runningHours;
    expect(figures).toEqual(
      expect.arrayContaining([
        `${printed(cool ?? 0, 1)} kW`,
        `${printed((cool ?? 0) * hours)} kWh`,
        `${printed((cold ?? 0) * hours)} kWh`,
      ]),
    );
  });
});

test("the rise of each row in load-shedding, from the panels alone", () => {
  expect(printed(surface(room))).toBe("59");
  const rise = figureRows(tableWith(file, "", "mm", "°C", "K"), 3);
  const expected = [
    riseAnHour(room, freezer, 5000, 2),
    riseAnHour(room, freezer, 500, 2),
    riseAnHour(room, chiller, 3000, 3.85),
    riseAnHour(room, chiller, 500, 3.85),
  ];
  expect(rise).toEqual(expected.map((kelvin) => `${Number(kelvin.toPrecision(1))} K`));
});

test("the curves of load-shedding rise as the table says, and ever more slowly", () => {
  const goods = [
    [chiller, 500, 3.85],
    [chiller, 3000, 3.85],
    [freezer, 500, 2],
    [freezer, 5000, 2],
  ] as const;
  const expected = goods.map(([kind, kilograms, heat]) =>
    [0, 2, 4, 6, 8].map((hours) => Number(temperatureAfter(hours, room, kind, kilograms, heat).toFixed(1))),
  );
  expect(curvesOf(file)).toEqual(expected);
});
