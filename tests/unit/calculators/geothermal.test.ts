import { describe, expect, test } from "vitest";
import { figuresOf } from "../../fixtures/contentTables.ts";
import { startOf } from "../../../src/content/calculators/fields.ts";
import {
  answerGeothermal,
  geothermalFields,
  type GeothermalAnswer,
  verdicts,
} from "../../../src/content/calculators/geothermal.ts";
import type { GeothermalWords } from "../../../src/content/calculators/words.ts";
import { landFor, loopFor, waterFor } from "../../../src/content/engineering/geothermalSite.ts";
import { boreholesFor, coolingCop, loop } from "../../../src/content/engineering/groundLoop.ts";
import { loopWords } from "../../../src/islands/Geothermal/sayings.ts";

const cities = [
  { city: "Lahore", ground: 25 },
  { city: "Karachi", ground: 27 },
  { city: "Quetta", ground: 16 },
];
const start = startOf(geothermalFields(cities));
const answer = (change: Record<string, string> = {}) => answerGeothermal(cities, { ...start, ...change });
const verdict = (change: Record<string, string>) => answer(change).answer?.verdict;

describe("the size", () => {
  test("of the loop encloses the page's example", () => {
    const { metres, boreholes, field, cop } = loopFor(100, loop.ground);
    const example = boreholesFor(100);
    expect(metres[0]).toBeLessThan(example.metres);
    expect(metres[1]).toBeGreaterThan(example.metres);
    expect(boreholes[0]).toBeLessThanOrEqual(example.count);
    expect(boreholes[1]).toBeGreaterThanOrEqual(example.count);
    expect(field).toEqual([boreholes[0] * 36, boreholes[1] * 36]);
    expect(cop[0]).toBeLessThan(coolingCop(loop.june.entering));
    expect(cop[1]).toBeGreaterThan(coolingCop(loop.june.entering));
  });

  test("of the well is the page's at its largest", () => {
    const { flow, cop } = waterFor(100, 25);
    expect(flow[1]).toBeCloseTo(5.6, 1);
    expect(flow[0]).toBeCloseTo((flow[1] * 5) / 8, 9);
    expect(cop).toBeCloseTo(5.6, 1);
  });

  test("grows in proportion to the load, and with warmer ground", () => {
    const [one, two] = [loopFor(50, 25), loopFor(100, 25)];
    expect(two.metres[0]).toBeCloseTo(2 * one.metres[0], 6);
    expect(loopFor(50, 27).metres[1]).toBeGreaterThan(one.metres[1]);
    expect(waterFor(50, 30).flow[0]).toBeGreaterThan(waterFor(50, 25).flow[0]);
  });

  test("of what land carries counts whole boreholes", () => {
    const size = loopFor(11, 25);
    expect(landFor(35, size)).toEqual({ boreholes: 0, share: 0 });
    expect(landFor(3 * 36 + 35, size).boreholes).toBe(3);
    // The page's three boreholes carry 11 kW, with water 12 K above the ground in place of 11.
    expect(11 * landFor(3 * 36, size).share).toBeCloseTo(10.3, 0);
    expect(landFor(10_000, size).share).toBe(1);
  });
});

describe("the verdict", () => {
  const field = (end: 0 | 1) => String(answer().answer?.loop.field[end] ?? 0);

  test("goes by land, rig and climate where there is no water", () => {
    expect(verdict({ land: field(1) })).toBe("loop");
    expect(verdict({ land: String(Number(field(1)) - 1) })).toBe("tight");
    expect(verdict({ land: field(0) })).toBe("tight");
    expect(verdict({ land: String(Number(field(0)) - 1) })).toBe("part");
    expect(verdict({ land: "36" })).toBe("noLand");
    expect(verdict({ land: "0" })).toBe("noLand");
    expect(verdict({ land: "10000", rig: "no" })).toBe("noRig");
    expect(verdict({ land: "10000", city: "Karachi" })).toBe("hybrid");
    expect(verdict({ land: "10000", city: "Quetta" })).toBe("loop");
  });

  test("is the water's wherever there is some, and each verdict is given to some site", () => {
    const given = new Set<GeothermalAnswer["verdict"] | undefined>();
    for (const water of ["none", "well", "salty", "canal"])
      for (const rig of ["yes", "no"])
        for (const land of ["0", "150", "340", "10000"])
          for (const { city } of cities) {
            const ours = verdict({ water, rig, land, city });
            if (water !== "none") expect(ours).toBe(water);
            given.add(ours);
          }
    expect([...given].toSorted()).toEqual([...verdicts].toSorted());
  });
});

test("a well has the ground's temperature, so its COP is the best", () => {
  const cop = (water: string, city: string) => answer({ water, city }).answer?.water?.cop ?? 0;
  expect(cop("well", "Quetta")).toBeGreaterThan(cop("well", "Karachi"));
  for (const { city } of cities) {
    expect(cop("well", city)).toBeGreaterThan(cop("salty", city));
    expect(cop("well", city)).toBeGreaterThan(answer({ city }).answer?.loop.cop[1] ?? 99);
  }
});

test("what can't be used has no answer and says why beside its field", () => {
  const kinds = (change: Record<string, string>) =>
    answer(change).problems.map(({ field, kind }) => `${field} ${kind}`);
  expect(kinds({ load: "1" })).toEqual(["load range"]);
  expect(kinds({ land: "-5" })).toEqual(["land number"]);
  expect(kinds({ city: "Paris" })).toEqual(["city choice"]);
});

test("the drilling shown is that of the holes shown", () => {
  const words = { loop: "{boreholes} {metres}" } as GeothermalWords;
  for (const load of ["2", "10", "37", "1000"]) {
    const found = answer({ load, land: "100000", city: "Lahore" }).answer;
    const says = found && loopWords(found, words);
    const [holes = "", metres = ""] = says?.replaceAll(",", "").split(" ") ?? [];
    expect(metres).toBe(
      holes
        .split("–")
        .map((count) => Number(count) * loop.depth)
        .join("–"),
    );
  }
});

test("the words name the figures that the functions use", () => {
  const figures = figuresOf("tools.yaml");
  expect(figures).toContain(`${loop.depth} m`);
  expect(figures).toContain(`${loop.spacing} m`);
});
