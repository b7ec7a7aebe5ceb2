import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { fromQuery, startOf } from "../../../src/content/calculators/fields.ts";
import {
  answerTransportUnit,
  type TransportAnswer,
  transportFields,
} from "../../../src/content/calculators/transportUnit.ts";
import { kOf } from "../../../src/content/engineering/insulatedBody.ts";
import { transportGaps } from "../../../src/content/engineering/transportFinding.ts";
import {
  cargoes,
  cargoNames,
  isFrozen,
  nights,
  offers,
  routes,
  transportUnits,
  vehicles,
  wallChoices,
} from "../../../src/content/engineering/transportUnit.ts";
import { describeAnswer } from "../../../src/islands/TransportUnit/describe.ts";
import { figuresIn } from "../../fixtures/contentTables.ts";

const { site } = await loadContent();
const words = site.tools.transportUnit;

type Given = Record<keyof typeof transportFields, string>;
const start: Given = { ...startOf(transportFields), goods: "fresh" } as Given;
function answer(given: Partial<Given>): TransportAnswer {
  const { answer: found, problems } = answerTransportUnit({ ...start, ...given });
  if (!found) throw new Error(JSON.stringify({ given, problems }));
  return found;
}
const found = (given: Partial<Given>) => {
  const { finding } = answer(given);
  return "unit" in finding ? finding.unit : finding.gap;
};

/** Volumes at which an answer may change, those just beside them, and some between. */
const volumes: Record<(typeof vehicles)[number], number[]> = {
  van: [0.5, 5, 9, 12, 12.01],
  truck: [2.99, 3, 3.99, 4, 6, 6.01, 11, 16, 16.01, 19.99, 20, 25, 25.01],
  "three-wheeler": [0.5, 1.5, 2, 2.01],
};
const stops = [0, 10, 20, 21, 60, 200];
/** Every combination of choices, with each volume; stops come on top. */
const cases: Given[] = vehicles.flatMap((vehicle) =>
  volumes[vehicle].flatMap((volume) =>
    cargoNames.flatMap((goods) =>
      wallChoices.flatMap((walls) =>
        routes.flatMap((route) =>
          nights.map((night) => ({ vehicle, goods, walls, route, night, volume: String(volume), stops: "" })),
        ),
      ),
    ),
  ),
);
const answered = cases.map((given) => ({
  given,
  answers: stops.map((count) => answer({ ...given, stops: String(count) })),
}));

const every = (check: (answer: TransportAnswer, given: Given) => unknown) =>
  answered.flatMap(({ given, answers }) =>
    answers.flatMap((one, index) => (check(one, given) ? [] : [{ ...given, stops: stops[index] }])),
  );

describe(`all ${cases.length * stops.length} combinations`, () => {
  test("have a unit or a reason, and each of these is given to some", () => {
    const names = new Set(
      answered.flatMap(({ answers }) =>
        answers.map(({ finding }) => ("unit" in finding ? finding.unit : finding.gap)),
      ),
    );
    expect([...names].toSorted()).toEqual([...transportUnits, ...transportGaps].toSorted());
  });

  test("a unit is for the vehicle, the temperature, the day and the night that were given", () => {
    expect(
      every(({ finding }, { vehicle, goods, route, night, volume }) => {
        if (!("unit" in finding)) return true;
        const { temperature } = cargoes[goods as keyof typeof cargoes];
        return offers.some(
          (offer) =>
            offer.unit === finding.unit &&
            offer.vehicle === vehicle &&
            Number(volume) >= offer.volume[0] &&
            Number(volume) <= offer.volume[1] &&
            temperature >= offer.temperature[0] &&
            temperature <= offer.temperature[1] &&
            (offer.routes as readonly string[]).includes(route) &&
            (offer.nights as readonly string[]).includes(night),
        );
      }),
    ).toEqual([]);
  });

  test("no battery is charged where there is no socket, and none is heavier than its vehicle carries", () => {
    const limits: Record<string, number> = { van: 15, "three-wheeler": 5 };
    expect(
      every(({ finding, load }, { vehicle, night }) => {
        if (!("unit" in finding) || finding.battery !== "own") return true;
        return /empty|socket/.test(night) && load.battery[1] <= (limits[vehicle] ?? 0);
      }),
    ).toEqual([]);
  });

  test("no frozen goods go into walls of 60 mm", () => {
    expect(
      every(({ finding, goods }, { walls }) => "gap" in finding || !isFrozen(goods) || walls !== "60-mm"),
    ).toEqual([]);
  });

  test("more stops never need less, and never lead to a smaller unit", () => {
    const rank = ({ finding }: TransportAnswer) =>
      "gap" in finding ? offers.length : offers.findIndex(({ unit }) => unit === finding.unit);
    const falls = (values: number[]) => values.some((value, index) => value < (values[index - 1] ?? 0));
    for (const { given, answers } of answered) {
      const ranks = answers.map(rank);
      const loads = answers.map(({ load }) => load);
      const isSmaller = [
        ranks,
        loads.map(({ capacity }) => capacity[0]),
        loads.map(({ capacity }) => capacity[1]),
        loads.map(({ battery }) => battery[1]),
      ].some(falls);
      if (isSmaller) expect.fail(JSON.stringify({ given, ranks }));
    }
  });

  test("too many stops are blamed only where there are some", () => {
    expect(
      answered.filter(
        ({ answers: [none] }) => none && "gap" in none.finding && none.finding.gap === "capacity",
      ),
    ).toEqual([]);
  });
});

describe("the decisions", () => {
  const van = { vehicle: "van", volume: "5", stops: "20" };
  const three = { vehicle: "three-wheeler", volume: "1.5", stops: "40" };

  test.each<[string, Partial<Given>]>([
    ["vanElectricFresh", { ...van, stops: "30" }],
    ["vanElectricFrozen", { ...van, goods: "frozen" }],
    ["vanEngineFrozen", { ...van, goods: "frozen", stops: "21" }],
    ["vanEngineFrozen", { ...van, goods: "ice-cream", stops: "0" }],
    ["vanEngineFresh", { ...van, night: "unplugged" }],
    ["vanEngineFresh", { ...van, route: "day" }],
    ["vanStandby", { ...van, night: "socket", goods: "ice-cream" }],
    // Upper battery 15.6 kWh of 15.
    ["vanEngineFresh", { ...van, volume: "12", stops: "30" }],
    // Upper capacity 3.4 kW of 3, 5.2 of 5.
    ["capacity", { ...van, volume: "12", goods: "ice-cream", stops: "30" }],
    ["capacity", { ...van, volume: "12", stops: "85" }],
    ["halts", { ...van, route: "long" }],
    ["night", { ...van, night: "loaded" }],
    ["walls", { ...van, goods: "frozen", walls: "60-mm" }],
    ["vanSize", { ...van, volume: "12.1" }],
    ["threeWheelerFresh", three],
    ["threeWheelerFrozen", { ...three, goods: "frozen" }],
    // Upper battery 5.2 kWh of 5.
    ["battery", { ...three, goods: "ice-cream" }],
    ["boxSize", { ...three, volume: "2.1" }],
    ["boxRoute", { ...three, route: "day" }],
    ["charger", { ...three, night: "unplugged" }],
    ["small", { volume: "2.9" }],
    ["truckSmall", { volume: "3" }],
    ["truckSmall", { volume: "6" }],
    ["truckMedium", { volume: "6.1" }],
    ["truckSmall", { volume: "3.9", route: "day" }],
    ["truckMedium", { volume: "4", route: "day" }],
    // Upper capacity 5.5 kW of 5.
    ["truckMedium", { volume: "6", stops: "200" }],
    ["smallFrozen", { volume: "3.9", goods: "frozen" }],
    ["smallStandby", { volume: "3.9", night: "socket" }],
    ["truckMedium", { volume: "16" }],
    ["truckStandby", { volume: "16", night: "socket" }],
    ["between", { volume: "16.1" }],
    // Upper capacity 7.1 kW of 7, 4.4 of 4.
    ["capacity", { volume: "16", stops: "90" }],
    ["capacity", { volume: "16", goods: "frozen", stops: "30" }],
    ["between", { volume: "19.9" }],
    ["truckDiesel", { volume: "20", night: "loaded", route: "long" }],
    ["truckDiesel", { volume: "25" }],
    // Upper capacity 10.8 kW of 10, 6.5 of 6.
    ["capacity", { volume: "25", stops: "90" }],
    ["capacity", { volume: "25", goods: "frozen", stops: "30" }],
    ["large", { volume: "25.1" }],
  ])("%s: %j", (name, given) => {
    expect(found(given)).toBe(name);
  });
});

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

  test("name a battery for units that have one, and say that it is too heavy only where another unit serves", () => {
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

test("what can't be used has no answer and says why beside its field", () => {
  const kinds = (change: Partial<Given>) =>
    answerTransportUnit({ ...start, ...change }).problems.map(({ field, kind }) => `${field} ${kind}`);
  expect(kinds({ volume: "0" })).toEqual(["volume range"]);
  expect(kinds({ volume: "big" })).toEqual(["volume number"]);
  expect(kinds({ stops: "1.5" })).toEqual(["stops whole"]);
  expect(kinds({ vehicle: "ship" })).toEqual(["vehicle choice"]);
});
