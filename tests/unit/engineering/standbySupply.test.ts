import { expect, test } from "vitest";
import {
  generatorLoads,
  runningCurrent,
  socketFor,
  voltageDrop,
} from "../../../src/content/engineering/standbySupply.ts";
import { printed, rowsOf, wordsOf } from "../../fixtures/contentTables.ts";

const file = "solutions/standby-refrigeration.yaml";

test("the generator of six units runs at 19 kVA and starts at more", () => {
  const { running, staggered, together } = generatorLoads(6, 2.5);
  expect(wordsOf(file)).toContain(`15 kW, or ${printed(running)} kVA`);
  const facts = [
    `All running: about ${printed(running)} kVA`,
    `Last one starting, staggered: about ${printed(staggered)} kVA`,
    `All starting at once: about ${printed(together)} kVA`,
  ];
  for (const fact of facts) expect(wordsOf(file)).toContain(fact);
});

test("each unit's running current, and a socket that carries it", () => {
  for (const [input = "", volts, current, socket = ""] of rowsOf(file, "Sockets and Running Current")) {
    const phases = input.includes("three") ? 3 : 1;
    const ampere = runningCurrent(Number.parseFloat(input), phases);
    expect(volts).toBe(phases === 3 ? "400 V" : "230 V");
    expect(current).toBe(`about ${printed(ampere)} A`);
    expect(socket).toBe(`${socketFor(ampere)} A ${phases === 3 ? "red" : "blue"}`);
  }
});

test("the voltage lost in each cable", () => {
  const lost = (length: number, section: number) =>
    `${printed((100 * voltageDrop(length, section, runningCurrent(2.5, 1))) / 230, 1)}%`;
  for (const [cable = "", ...cells] of rowsOf(file, "Cable to the Bay: Voltage Lost on the Way")) {
    const section = Number.parseFloat(cable.replace("Copper of ", ""));
    expect(cells).toEqual([30, 60, 100].map((length) => lost(length, section)));
  }
});

test("ten hours of standby at 60%", () => {
  expect(wordsOf(file)).toContain(`Ten hours, running 60%: ${printed(2.5 * 10 * 0.6)} kWh`);
});
