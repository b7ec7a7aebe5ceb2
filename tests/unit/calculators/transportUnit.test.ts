import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromQuery } from "../../../src/calculators/frame/fields.ts";
import { transportFields } from "../../../src/calculators/TransportUnit/fields.ts";
import type { TransportAnswer, transportGaps } from "../../../src/calculators/TransportUnit/finding.ts";
import { kOf } from "../../../src/calculators/physics/insulatedBody.ts";
import { cargoes, offers, type TransportUnit } from "../../../src/calculators/TransportUnit/unit.ts";
import { describeAnswer } from "../../../src/calculators/TransportUnit/describe.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";
import { site } from "../../fixtures/site.ts";
import { answer, type Given } from "../../fixtures/transportCases.ts";

const strings = site.calculators.transportUnit;
const nameOf = ({ finding }: TransportAnswer) => ("unit" in finding ? finding.unit : finding.gap);

const offerOf = (unit: TransportUnit) => offers.find((offer) => offer.unit === unit) ?? expect.fail(unit);

const van = { vehicle: "van", volume: "5", stops: "20" };
const frozenVan = { ...van, goods: "frozen" };
const three = { vehicle: "three-wheeler", volume: "1.5", stops: "40" };

type Finding = TransportUnit | (typeof transportGaps)[number];

/** Cases for each finding. In comments, the needed kW and kWh are the upper ends of the calculated ranges. */
const decisions: Record<Finding, Partial<Given>[]> = {
  vanElectricFresh: [
    { ...van, stops: "30" },
    { ...van, volume: "0.5" },
  ],
  vanElectricFrozen: [frozenVan],
  vanEngineFrozen: [
    { ...frozenVan, stops: "21" },
    { ...van, goods: "ice-cream", stops: "0" },
  ],
  vanEngineFresh: [
    { ...van, night: "unplugged" },
    { ...van, route: "day" },
    // This case needs 15.6 kWh, but the largest battery holds 15 kWh.
    { ...van, volume: "12", stops: "30" },
  ],
  vanStandby: [{ ...van, night: "socket", goods: "ice-cream" }],
  capacity: [
    // The van needs 3.5 kW, but its unit provides 3 kW. The first truck needs 7.1 kW but gets 7 kW, and the
    // second needs 6.5 kW but gets 6 kW.
    { ...van, volume: "12", goods: "ice-cream", stops: "30" },
    { volume: "16", stops: "90" },
    { volume: "25", goods: "frozen", stops: "30" },
    { volume: "18", stops: "200" },
  ],
  socket: [
    { ...van, route: "long" },
    { ...van, night: "loaded" },
    { ...three, night: "unplugged" },
  ],
  size: [
    { ...van, volume: "12.1" },
    { ...three, volume: "2.1" },
  ],
  threeWheelerFresh: [three, { ...three, volume: "0.5" }],
  threeWheelerFrozen: [{ ...three, goods: "frozen" }],
  // The ice cream case needs 5.2 kWh, but the largest battery holds 5 kWh.
  battery: [
    { ...three, goods: "ice-cream" },
    { ...three, route: "day" },
  ],
  truckSmall: [{ volume: "3" }, { volume: "6" }, { volume: "3.9", route: "day" }],
  // The last case needs 5.4 kW, but a small unit provides only 5 kW.
  truckMedium: [
    { volume: "6.1" },
    { volume: "4", route: "day" },
    { volume: "16" },
    { volume: "6", stops: "200" },
  ],
  small: [{ volume: "2.9" }, { volume: "3.9", goods: "frozen" }, { volume: "3.9", night: "socket" }],
  truckStandby: [{ volume: "16", night: "socket" }],
  between: [{ volume: "16.1" }, { volume: "19.9" }],
  truckDiesel: [{ volume: "20", night: "loaded", route: "long" }, { volume: "25" }],
  large: [{ volume: "25.1" }],
  validated: [
    { ...van, goods: "medicine" },
    { goods: "medicine", night: "socket" },
    { ...three, goods: "medicine" },
  ],
};

test.each(Object.entries(decisions))("%s", (name, cases) => {
  for (const given of cases) expect(nameOf(answer(given)), JSON.stringify(given)).toBe(name);
});

test("an answer has a battery for electric units", () => {
  for (const one of Object.values(decisions).flatMap((cases) => cases.map(answer))) {
    const { finding } = one;
    const { sentences, ...others } = describeAnswer(one, strings);
    expect(JSON.stringify([sentences, others])).not.toMatch(/\{\w+\}|NaN|Infinity|undefined|\b0\.0\b/);
    const has = (template: string) =>
      sentences.some((sentence) => sentence.startsWith(template.split("{")[0] ?? ""));
    expect(has(strings.battery)).toBe("unit" in finding && offerOf(finding.unit).battery !== undefined);
    expect(has(strings.capacity)).toBe("unit" in finding || ["between", "socket"].includes(finding.gap));
  }
});

test("a proposed change makes a unit fit", () => {
  const change = {
    stops: (stops: string) => ({ stops }),
    body: (volume: string) => ({ volume }),
    socket: () => ({ night: "socket" }),
    unloaded: () => ({ night: "empty" }),
    round: () => ({ route: "city" }),
  };
  for (const given of Object.values(decisions).flat()) {
    const { finding, changes } = answer(given);
    expect(changes.length > 0, JSON.stringify(given)).toBe("gap" in finding && finding.gap !== "validated");
    for (const { kind, value, unit } of changes)
      if (kind in change)
        expect(nameOf(answer({ ...given, ...change[kind as keyof typeof change](value) }))).toBe(unit);
  }
});

test("energy is priced for the units that buy it", () => {
  const sentencesOf = (given: Partial<Given>) =>
    describeAnswer(answer(given), strings).sentences.join(" ").replaceAll("\u00a0", " ");
  const standby = { volume: "16", night: "socket", power: "2.5" };
  // 2.5 kW for 60% of ten hours is 15 kWh a night, 450 a month.
  expect(sentencesOf(standby)).toContain("15 kWh: Rs 23,000 a month at Rs 50");
  expect(sentencesOf({ ...standby, tariff: "100" })).toContain("Rs 45,000 a month at Rs 100");
  expect(sentencesOf({ volume: "25", diesel: "300" })).toContain("at Rs 300 a litre");
  expect(sentencesOf({ ...van, route: "day" })).not.toContain("Rs ");
});

test("medicines get a validated vehicle instead of a unit", () => {
  const described = describeAnswer(answer({ ...van, goods: "medicine" }), strings);
  expect(described).toMatchObject({ heading: strings.validatedHeading, result: strings.gaps.validated.name });
  expect(JSON.stringify(described)).not.toContain(" kW");
});

test("the answer includes advice on the goods", () => {
  for (const [goods, advice] of Object.entries(strings.advice))
    expect(describeAnswer(answer({ ...van, goods }), strings).sentences).toContain(advice);
});

test("labels contain the figures that the functions use", () => {
  for (const [cargo, label] of Object.entries(strings.fields.goods.options)) {
    const { temperature } = cargoes[cargo as keyof typeof cargoes];
    expect(Number.parseFloat(figuresIn(label)[0]?.replace("−", "-") ?? "")).toBe(temperature);
  }
  const figures = figuresIn(strings.method.paragraphs.join(" ")).join(" ");
  for (const millimetres of [60, 80, 100]) expect(figures).toContain(kOf(millimetres / 1000).toFixed(2));
  const heats = Object.values(cargoes).flatMap(({ respiration }) => (respiration > 0 ? [respiration] : []));
  const batteries = offers.flatMap(({ battery }) => (battery === undefined ? [] : [battery]));
  for (const figure of [...heats, ...batteries]) expect(figures).toMatch(new RegExp(`(^| )${figure}( |$)`));
});

test("links to the finder contain only values that it accepts", () => {
  const files = globSync("content/**/*.yaml").map((file) => readFileSync(file, "utf8"));
  const links = files.flatMap((file) => [...file.matchAll(/\?([^?#\s]*)#transport-unit/g)]);
  expect(links.length).toBeGreaterThan(3);
  for (const [, query = ""] of links)
    expect(fromQuery(transportFields, query)).toEqual(Object.fromEntries(new URLSearchParams(query)));
});
