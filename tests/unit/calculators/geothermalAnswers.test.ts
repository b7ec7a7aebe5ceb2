import { expect, test } from "vitest";
import {
  checkSite,
  type GeothermalAnswer,
  type Verdict,
  verdicts,
} from "../../../src/calculators/Geothermal/fields.ts";
import { loop } from "../../../src/calculators/Geothermal/groundLoop.ts";
import { type Description, describeSite } from "../../../src/calculators/Geothermal/describe.ts";
import { sharedProps } from "../../../src/islands/sharedProps.ts";
import { site } from "../../fixtures/site.ts";

const { cities, strings: words } = sharedProps(site).Geothermal;
const loads = [2, 3.7, 10, 28, 57, 100, 101, 400, 1000];
const lands = [0, 35, 36, 108, 150, 216, 300, 500, 1012, 5000, 20_000, 100_000];

type Case = { answer: GeothermalAnswer; text: Description; load: number; land: number; rig: "yes" | "no" };
const cases: Case[] = cities.flatMap((place) =>
  (["none", "well", "salty", "canal"] as const).flatMap((water) =>
    (["yes", "no"] as const).flatMap((rig) =>
      loads.flatMap((load) =>
        lands.map((land) => {
          const answer = checkSite({ load, land, rig, water, city: place.city }, place);
          return { answer, text: describeSite(answer, words), load, land, rig };
        }),
      ),
    ),
  ),
);
const nothing: Verdict[] = ["noLand", "noRig"];
const name = ({ answer, load, land, rig }: Case) =>
  `${answer.verdict}: ${load} tons, ${land} m², rig ${rig}, ${answer.source}, ground ${answer.ground}`;

test("every verdict is given to some site", () => {
  expect([...new Set(cases.map(({ answer }) => answer.verdict))].toSorted()).toEqual(
    [...verdicts].toSorted(),
  );
});

test("sizes, efficiency and permission come with an offer, and only with one", () => {
  for (const one of cases) {
    const isOffer = !nothing.includes(one.answer.verdict);
    const { size, efficiency, permission, year, instead } = one.text;
    for (const text of [size, efficiency, permission]) expect(text !== "", name(one)).toBe(isOffer);
    expect(year !== undefined, name(one)).toBe(isOffer && one.answer.source === "loop");
    if (!isOffer) expect(instead).toBe("");
  }
});

test("more land is never worse, and more tons never take fewer boreholes", () => {
  const rank = (verdict: Verdict) =>
    ["noRig", "noLand", "part", "tight", "hybrid", "study", "loop"].indexOf(verdict);
  const isSite = (one: Case, other: Case) =>
    one.rig === other.rig &&
    one.answer.source === other.answer.source &&
    one.answer.ground === other.answer.ground;
  for (const one of cases)
    for (const other of cases.filter((candidate) => isSite(one, candidate))) {
      if (one.load === other.load && one.land < other.land && one.answer.source === "loop") {
        expect(rank(other.answer.verdict), name(one)).toBeGreaterThanOrEqual(rank(one.answer.verdict));
        expect(other.answer.loop?.tons ?? 0, name(one)).toBeGreaterThanOrEqual(one.answer.loop?.tons ?? 0);
      }
      const [less, more] = [one.answer.loop?.boreholes, other.answer.loop?.boreholes];
      if (one.land === 100_000 && other.land === 100_000 && one.load < other.load && less && more)
        expect(more[1], name(one)).toBeGreaterThanOrEqual(less[1]);
      const [little, much] = [one.answer.water?.flow, other.answer.water?.flow];
      if (one.load < other.load && little && much) expect(much[0]).toBeGreaterThan(little[0]);
    }
});

test("screen reader and message have the name, reason, size and notes of the page, without a gap", () => {
  for (const one of cases) {
    const { spoken, sent, ...page } = one.text;
    for (const text of [spoken, sent])
      for (const part of [page.name, page.reason, page.size, ...page.notes]) expect(text).toContain(part);
    expect(JSON.stringify(one.text), name(one)).not.toMatch(/\{\w*\}|undefined|NaN|Infinity/);
  }
});

test("the drilling given is that of the boreholes given", () => {
  for (const { answer, text } of cases) {
    if (!answer.loop) continue;
    const { boreholes, field } = answer.loop;
    const ends = (values: readonly number[]) =>
      [...new Set(values)].map((value) => value.toLocaleString("en-GB")).join("–");
    expect(text.size).toContain(ends(boreholes));
    expect(text.size).toContain(ends(field));
    expect(text.size).toContain(ends(boreholes.map((count) => count * loop.depth)));
  }
});

test("the words have the depth and spacing that the functions use", () => {
  expect(words.loop).toContain(`${loop.depth} m`);
  expect(words.method.text).toContain(`${loop.spacing} m`);
});
