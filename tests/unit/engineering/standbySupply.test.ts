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

/** 2.5 kW / 0.8 = 3.125 kVA; (5 + 6) × 3.125. */
test("the last of six units starts while five run", () => {
  expect(generatorLoads(6, 2.5).staggered).toBeCloseTo(34.375, 9);
});

/** 2 × 100 m × (0.0225 / 95 × 0.8 + 0.00008 × 0.6) Ω/m × 100 A. */
test("a thick cable loses voltage to its reactance too", () => {
  expect(voltageDrop(100, 95, 100)).toBeCloseTo(4.749, 3);
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
