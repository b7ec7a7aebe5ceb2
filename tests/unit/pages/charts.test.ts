import { describe, expect, test } from "vitest";
import type { Site } from "../../../src/content/schema.ts";
import { all, type Element, one, textOf } from "../../fixtures/html.ts";
import { content, render } from "../../fixtures/renderSite.ts";

/** Drawings follow content: a changed value moves its shape, to scale. */
const mainOf = async (...page: Parameters<typeof render>): Promise<Element> =>
  one(await render(...page), "main");

const figure = (main: Element, label: string) => one(main, "figure", { "aria-label": label });
const attribute = (element: Element, name: string) => Number(element.attributes[name]);

describe("facts of site.yaml", () => {
  test("hours move the week strip: a unit down is a minute, a unit across a day", async () => {
    const strip = async (hours: Site["facts"]["hours"]) => {
      const main = await mainOf("/contact", ({ facts }) => (facts.hours = hours));
      const drawing = all(one(main, "div", { role: "img" }), "svg")[0];
      return {
        box: drawing?.attributes["viewBox"],
        open: all(drawing, "rect").map((day) => ["x", "y", "height"].map((name) => attribute(day, name))),
      };
    };
    const weekdays = [0, 1, 2, 3, 4].map((day) => [day, 540, 540]);
    const usual: Site["facts"]["hours"] = [
      {
        days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:00",
      },
      { days: ["Saturday"], opens: "09:00", closes: "14:00" },
    ];
    expect(await strip(usual)).toEqual({ box: "-.1 540 7 540", open: [...weekdays, [5, 540, 300]] });
    expect(await strip([{ days: ["Sunday", "Tuesday"], opens: "08:30", closes: "12:00" }])).toEqual({
      box: "-.1 510 7 210",
      open: [
        [1, 510, 210],
        [6, 510, 210],
      ],
    });
    const closed = await mainOf(
      "/contact",
      ({ facts }) => (facts.hours = [{ days: ["Monday"], closed: true }]),
    );
    expect(all(closed, "div", { role: "img" })).toEqual([]);
  });

  test("coverage moves the chart of the cities: a unit across is a degree", async () => {
    const rows = async (coverage?: Site["facts"]["coverage"]) => {
      const main = await mainOf("/", ({ facts }) => (facts.coverage = coverage ?? facts.coverage));
      const chart = figure(main, content.site.facts.climate.label);
      const paths = (row: Element) => all(row, "path").map(({ attributes }) => attributes["d"]);
      const cities = all(chart, "li").slice(0, (coverage ?? content.site.facts.coverage).length);
      return cities.map((row) => ({ words: textOf(row), paths: paths(row) }));
    };
    const shipped = await rows();
    expect(shipped.map(({ words }) => words.split(" ")[0])).toEqual(
      content.site.facts.coverage.map(({ city }) => city),
    );
    const weather = { swing: 12, altitude: 120, humid: { hot: 34, wetBulb: 28 } };
    const moved = await rows([
      { city: "Multan", status: "coming-soon", design: { cold: -2, hot: 42.3, ground: 26, ...weather } },
      { city: "Turbat", status: "served" },
    ]);
    expect(moved).toEqual([
      {
        words: "Multan Coming Soon −2 to 42.3 °C",
        paths: ["M35 0v9", "M46 0v9", "M-2 4.5H42.3", "M-2 4.5h0", "M42.3 4.5h0"],
      },
      { words: "Turbat", paths: [] },
    ]);
  });
});
