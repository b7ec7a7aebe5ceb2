import { describe, expect, test } from "vitest";
import type { TransportAnswer } from "../../../src/calculators/TransportUnit/fields.ts";
import { transportGaps } from "../../../src/calculators/TransportUnit/finding.ts";
import { cargoes, isFrozen, offers, transportUnits } from "../../../src/calculators/TransportUnit/unit.ts";
import { answer, answered, cases as all, type Given, stops } from "../../fixtures/transportCases.ts";

const nameOf = ({ finding }: TransportAnswer) => ("unit" in finding ? finding.unit : finding.gap);
const found = (given: Partial<Given>) => nameOf(answer(given));

const every = (check: (answer: TransportAnswer, given: Given) => unknown) =>
  answered.flatMap(({ given, answers }) =>
    answers.flatMap((one, index) => (check(one, given) ? [] : [{ ...given, stops: stops[index] }])),
  );

describe(`all ${all.length * stops.length} combinations`, () => {
  test("have a unit or a reason, and each of these is given to some", () => {
    const names = new Set(answered.flatMap(({ answers }) => answers.map(nameOf)));
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
    for (const { answers } of answered) expect(answers[0] && nameOf(answers[0])).not.toBe("capacity");
  });
});

const van = { vehicle: "van", volume: "5", stops: "20" };
const frozenVan = { ...van, goods: "frozen" };
const three = { vehicle: "three-wheeler", volume: "1.5", stops: "40" };
const frozen16 = { volume: "16", goods: "frozen", stops: "30" };

/** The finding of each case, with the upper battery in kWh or capacity in kW where it decides. */
const decisions: Record<string, Partial<Given>[]> = {
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
    // 15.6 kWh needed; the largest battery has 15.
    { ...van, volume: "12", stops: "30" },
  ],
  vanStandby: [{ ...van, night: "socket", goods: "ice-cream" }],
  capacity: [
    // Needed of available kW: 3.4 of 3, 5.2 of 5; trucks: 7.1 of 7, 4.4 of 4, 10.8 of 10, 6.5 of 6.
    { ...van, volume: "12", goods: "ice-cream", stops: "30" },
    { ...van, volume: "12", stops: "85" },
    { volume: "16", stops: "90" },
    frozen16,
    { volume: "25", stops: "90" },
    { ...frozen16, volume: "25" },
  ],
  halts: [{ ...van, route: "long" }],
  night: [{ ...van, night: "loaded" }],
  walls: [{ ...frozenVan, walls: "60-mm" }],
  vanSize: [{ ...van, volume: "12.1" }],
  threeWheelerFresh: [three, { ...three, volume: "0.5" }],
  threeWheelerFrozen: [{ ...three, goods: "frozen" }],
  // 5.2 kWh needed; the largest battery has 5.
  battery: [{ ...three, goods: "ice-cream" }],
  boxSize: [{ ...three, volume: "2.1" }],
  boxRoute: [{ ...three, route: "day" }],
  charger: [{ ...three, night: "unplugged" }],
  small: [{ volume: "2.9" }],
  truckSmall: [{ volume: "3" }, { volume: "6" }, { volume: "3.9", route: "day" }],
  // The last case needs 5.5 kW, more than the 5 kW of a small unit.
  truckMedium: [
    { volume: "6.1" },
    { volume: "4", route: "day" },
    { volume: "16" },
    { volume: "6", stops: "200" },
  ],
  smallFrozen: [{ volume: "3.9", goods: "frozen" }],
  smallStandby: [{ volume: "3.9", night: "socket" }],
  truckStandby: [{ volume: "16", night: "socket" }],
  between: [{ volume: "16.1" }, { volume: "19.9" }],
  truckDiesel: [{ volume: "20", night: "loaded", route: "long" }, { volume: "25" }],
  large: [{ volume: "25.1" }],
};

test.each(Object.entries(decisions))("%s", (name, cases) => {
  for (const given of cases) expect(found(given), JSON.stringify(given)).toBe(name);
});
