import { expect, test } from "vitest";
import { readFact } from "../../../src/content/facts.ts";
import { figureIn, isFigures, tableSection } from "../../../src/content/table.ts";

test("a cell's first figure is read as a length", () => {
  expect(figureIn("1,100 m³/h")).toEqual({ from: 0, to: 1100 });
  expect(figureIn("10–30 kW")).toEqual({ from: 10, to: 30 });
  expect(figureIn("Up to 5 kW")).toEqual({ from: 0, to: 5 });
  expect(figureIn("**550 kW, 156 TR**")).toEqual({ from: 0, to: 550 });
  expect(figureIn("Not cooled")).toBeUndefined();
});

test("columns of figures at a table's end are set flush right, no others", () => {
  const rows = [
    ["Light", "2 m", "about 1.1 kW", "–"],
    ["Heavy", "3.5 m", "3 tonnes", "about 0.2 K"],
  ];
  expect([0, 1, 2, 3].map((column) => isFigures(rows, column))).toEqual([false, true, true, true]);
  const words = rows.map((row) => [...row, "at 3 m, and more"]);
  expect([1, 2, 3, 4].map((column) => isFigures(words, column))).toEqual([false, false, false, false]);
});

test("bars are drawn for a column of figures that the table has", () => {
  const table = (column: string) =>
    tableSection.safeParse({
      type: "table",
      heading: "Heat",
      columns: ["Source", "June", "Remark"],
      rows: [
        ["Sun", "4 kW", "by glass"],
        ["People", "9 kW", "at noon"],
      ],
      bars: [{ column }],
    }).error?.issues[0];
  expect(table("June")).toBeUndefined();
  expect(table("July")).toMatchObject({
    path: ["bars", 0, "column"],
    message: "is no column of figures of this table: write one of June | Remark",
  });
  expect(table("Remark")?.message).toMatch(/^has no figure in any of its cells/);
  const wide = tableSection.safeParse({
    type: "table",
    heading: "Heat",
    columns: Array.from({ length: 5000 }, (_, index) => `Column ${index}`),
    rows: [],
    bars: [{ column: "July" }],
  });
  expect(wide.error?.issues.find(({ path }) => path[0] === "bars")?.message.length).toBeLessThan(300);
});

test("a fact that ends in a figure shows it apart; any other stays whole", () => {
  expect(readFact("All running: about 19 kVA")).toEqual({ words: "All running", figure: "about 19 kVA" });
  expect(readFact("T1: capacity at 35 °C outdoors")).toEqual({
    words: "capacity at 35 °C outdoors",
    figure: "T1",
  });
  const whole = [
    "Walls: about 140 W fresh, 200 W frozen",
    "Drain poured, clear",
    "Office: floor plans, north",
  ];
  expect(whole.map(readFact)).toEqual(whole.map((words) => ({ words })));
});
