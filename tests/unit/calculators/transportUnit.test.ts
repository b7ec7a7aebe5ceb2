import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { fromQuery } from "../../../src/calculators/frame/fields.ts";
import { answerTransportUnit, transportFields } from "../../../src/calculators/TransportUnit/fields.ts";
import { kOf } from "../../../src/calculators/physics/insulatedBody.ts";
import { cargoes, offers } from "../../../src/calculators/TransportUnit/unit.ts";
import { describeAnswer } from "../../../src/calculators/TransportUnit/describe.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";
import { answered, type Given, start } from "../../fixtures/transportCases.ts";

const { site } = await loadContent();
const words = site.calculators.transportUnit;

describe("the words of an answer", () => {
  const distinct = new Map(
    answered.flatMap(({ answers }) => answers).map((one) => [JSON.stringify([one.finding, one.goods]), one]),
  );
  const texts = [...distinct.values()].map((one) => {
    const { page, spoken, sent } = describeAnswer(one, words);
    return { one, page: Object.values(page).join(" "), spoken, sent };
  });
  const beginning = (text: string) => text.split("{")[0] ?? "";

  test("are complete", () => {
    for (const { page, sent, spoken } of texts)
      expect(`${page}${sent}${spoken}`).not.toMatch(/[{}]|NaN|Infinity|undefined|\b0\.0\b/);
  });

  test("are the same on the page, in the message and read aloud", () => {
    for (const { page, sent, spoken, one } of texts) {
      const figures = figuresIn(sent);
      expect(figuresIn(page)).toEqual(expect.arrayContaining(figures));
      expect(figuresIn(spoken)).toEqual(expect.arrayContaining(figures));
      const { name } = "unit" in one.finding ? words.units[one.finding.unit] : words.gaps[one.finding.gap];
      for (const text of [page, sent, spoken]) expect(text).toContain(name);
    }
  });

  test("name a battery for units that have one, and call it too heavy only where another unit serves", () => {
    for (const { page, one } of texts) {
      const battery = "unit" in one.finding ? one.finding.battery : one.finding.gap;
      expect([page.includes(beginning(words.battery)), battery]).toEqual([battery === "own", battery]);
      const isHeavy = battery === "too heavy" || battery === "battery";
      expect([page.includes(beginning(words.heavyBattery)), battery]).toEqual([isHeavy, battery]);
    }
  });

  test("give no capacity where another vehicle or another plan is needed", () => {
    const other = ["large", "small", "smallFrozen", "smallStandby", "vanSize", "boxSize", "boxRoute"];
    for (const { page, one } of texts) {
      const isOther =
        "gap" in one.finding && [...other, "walls", "battery", "capacity"].includes(one.finding.gap);
      expect(page.includes(beginning(words.capacity))).toBe(!isOther);
    }
  });
});

test("the goods' labels name the temperature that is calculated with", () => {
  for (const [cargo, label] of Object.entries(words.fields.goods.options)) {
    const { temperature } = cargoes[cargo as keyof typeof cargoes];
    expect(Number.parseFloat(figuresIn(label)[0]?.replace("−", "-") ?? "")).toBe(temperature);
  }
});

test("the method names the figures of the formulas", () => {
  const figures = figuresIn(words.method.text).join(" ");
  for (const millimetres of [60, 80, 100]) expect(figures).toContain(kOf(millimetres / 1000).toFixed(2));
  const heats = Object.values(cargoes).flatMap(({ respiration }) => (respiration > 0 ? [respiration] : []));
  const batteries = offers.flatMap(({ battery }) => (battery === undefined ? [] : [battery]));
  for (const figure of [...heats, ...batteries]) expect(figures).toMatch(new RegExp(`(^| )${figure}( |$)`));
});

test("links to the finder carry values that it takes", () => {
  const files = globSync("content/**/*.yaml").map((file) => readFileSync(file, "utf8"));
  const links = files.flatMap((file) => [...file.matchAll(/\?([^?#\s]*)#transport-unit/g)]);
  expect(links.length).toBeGreaterThan(3);
  for (const [, query = ""] of links)
    expect(fromQuery(transportFields, query)).toEqual(Object.fromEntries(new URLSearchParams(query)));
});

test.each<[change: Partial<Given>, problem: string]>([
  [{ volume: "0" }, "volume range"],
  [{ volume: "100.1" }, "volume range"],
  [{ volume: "big" }, "volume number"],
  [{ stops: "1.5" }, "stops whole"],
  [{ vehicle: "ship" }, "vehicle choice"],
])("%j has the problem %s", (change, problem) => {
  const { answer, problems } = answerTransportUnit({ ...start, ...change });
  expect(answer).toBeUndefined();
  expect(problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual([problem]);
});
