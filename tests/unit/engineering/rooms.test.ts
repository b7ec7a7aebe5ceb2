import { expect, test } from "vitest";
import { kilowattsPerTon } from "../../../src/content/engineering/airflow.ts";
import { roomTons, rule, wattsPerSquareMetre } from "../../../src/content/engineering/roomTons.ts";
import { area, feet } from "../../../src/content/engineering/units.ts";
import { figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "services/residential-hvac.yaml";

test("a room's tons follow from its floor, its roof and its west glass", () => {
  const rows = tableWith(file, "ft", "ft²", "tons");
  expect(rows.length).toBeGreaterThan(3);
  for (const [size = "", floor, ...tons] of rows) {
    const [width = 0, length = 0] = size.split(" × ").map(Number.parseFloat);
    expect(floor).toBe(`${width * length} ft²`);
    const gains = [
      { bareRoof: false, westGlass: false },
      { bareRoof: true, westGlass: false },
      { bareRoof: true, westGlass: true },
    ];
    expect(tons).toEqual(
      gains.map((each) => `${printed(roomTons(area(feet(width), feet(length)), each), 1)} tons`),
    );
  }
});

test("the note under the table gives the rule", () => {
  const { floorPerTon, eachGain, perExtraPerson } = rule;
  const watts = Math.round(wattsPerSquareMetre(1000 * kilowattsPerTon) / 10) * 10;
  expect(figuresOf(file).join(" ")).toContain(
    `${floorPerTon} ft² ${watts} W/m² ${printed(100 * eachGain)}% ${printed(100 * eachGain)}% ${perExtraPerson} ton`,
  );
});
