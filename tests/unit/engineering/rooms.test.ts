import { beforeAll, expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { answerCoolingLoad, coolingLoadFields } from "../../../src/content/calculators/coolingLoad.ts";
import { startOf } from "../../../src/content/calculators/fields.ts";
import { totalOf } from "../../../src/content/engineering/unitSize.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { figuresOf, tableWith } from "../../fixtures/contentTables.ts";

const file = "services/residential-hvac.yaml";

/** What the table's columns stand for, and what the calculator's own start leaves out. */
const columns = [
  { place: "ground", side: "shaded" },
  { place: "insulated", side: "west" },
  { place: "roof", side: "west" },
];

let cities: ReturnType<typeof sharedProps>["CoolingLoad"]["cities"];
beforeAll(async () => ({ cities } = sharedProps((await loadContent()).site).CoolingLoad));

test("each size in the table of rooms is the calculator's answer", () => {
  const start = startOf(coolingLoadFields(cities));
  const rows = tableWith(file, "ft", "ft²");
  expect(rows.length).toBeGreaterThan(3);
  for (const [room = "", floor = "", ...sizes] of rows) {
    const [width = 0, length = 0] = room.split(" × ").map(Number.parseFloat);
    expect(Number.parseFloat(floor)).toBe(width * length);
    const answers = columns.map((column) => {
      const { answer } = answerCoolingLoad(cities, {
        ...start,
        ...column,
        width: `${width}`,
        length: `${length}`,
      });
      return answer && totalOf(answer.units);
    });
    expect(sizes.map(Number.parseFloat), room).toEqual(answers);
  }
});

test("the note under the table gives the glass that the calculator starts with", () => {
  expect(figuresOf(file)).toContain(`${coolingLoadFields(cities).glass.start} ft²`);
});
