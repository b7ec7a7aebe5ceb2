import { describe, expect, test } from "vitest";
import type { TransportAnswer } from "../../../src/content/calculators/transportUnit.ts";
import { transportGaps } from "../../../src/content/engineering/transportFinding.ts";
import { cargoes, isFrozen, offers, transportUnits } from "../../../src/content/engineering/transportUnit.ts";
import { answer, answered, cases, type Given, stops } from "../../fixtures/transportCases.ts";

const found = (given: Partial<Given>) => {
  const { finding } = answer(given);
  return "unit" in finding ? finding.unit : finding.gap;
};

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
    ["vanElectricFresh", { ...van, volume: "0.5" }],
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
    ["threeWheelerFresh", { ...three, volume: "0.5" }],
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
