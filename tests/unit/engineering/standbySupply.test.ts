import { expect, test } from "vitest";
import {
  generatorLoads,
  runningCurrent,
  socketFor,
  voltageDrop,
} from "../../../src/content/engineering/standbySupply.ts";
import { figuresIn, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const file = "solutions/standby-refrigeration.yaml";

test("the generator of six units runs at 19 kVA and starts at more", () => {
  const { running, staggered, together } = generatorLoads(6, 2.5);
  const sizes = [running, staggered, together].map((load) => `${printed(load)} kVA`);
  expect(figuresOf(file).join(" ")).toContain(`15 kW ${sizes[0]}`);
  expect(figuresOf(file)).toEqual(expect.arrayContaining(sizes));
});

test("each unit's running current, and a socket that carries it", () => {
  for (const [input = "", ...cells] of tableWith(file, "kW", "V", "A")) {
    const phases = cells[0] === "400 V" ? 3 : 1;
    const ampere = runningCurrent(Number.parseFloat(input), phases);
    const volts = phases === 3 ? "400 V" : "230 V";
    expect(cells.flatMap(figuresIn)).toEqual([volts, `${printed(ampere)} A`, `${socketFor(ampere)} A`]);
  }
});

/** The ratings of IEC 60309. */
test("a socket is the next rating above its current", () => {
  expect([15, 16, 31, 40, 70].map(socketFor)).toEqual([16, 32, 32, 63, 125]);
});

test("the voltage lost in each cable", () => {
  const lost = (length: number, section: number) =>
    `${printed((100 * voltageDrop(length, section, runningCurrent(2.5, 1))) / 230, 1)}%`;
  for (const [cable = "", ...cells] of tableWith(file, "mm²", "%", "%")) {
    const section = Number.parseFloat(figuresIn(cable)[0] ?? "");
    expect(cells).toEqual([30, 60, 100].map((length) => lost(length, section)));
  }
});

test("ten hours of standby at 60%", () => {
  expect(figuresOf(file).join(" ")).toContain(`60% ${printed(2.5 * 10 * 0.6)} kWh`);
});
