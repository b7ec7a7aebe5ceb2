import { describe, expect, test } from "vitest";
import type { Site } from "../../../src/content/schema.ts";
import type { Section, SectionOf } from "../../../src/content/sections.ts";
import { all, type Element, one, textOf } from "../../fixtures/html.ts";
import { content, render } from "../../fixtures/renderSite.ts";

/** Drawings follow content: a changed value moves its shape, to scale. */
const mainOf = async (...page: Parameters<typeof render>): Promise<Element> =>
  one(await render(...page), "main");

const figure = (main: Element, label: string) => one(main, "figure", { "aria-label": label });
const rows = (chart: Element) => all(chart, "li");
const attribute = (element: Element, name: string) => Number(element.attributes[name]);
const bars = (row: Element | undefined) =>
  all(row, "rect").map((bar) => ({ from: attribute(bar, "x"), length: attribute(bar, "width") }));

/** Changes the one section of a type on a solution page. */
function change<T extends Section["type"]>(page: string, type: T, edit: (section: SectionOf<T>) => void) {
  return ({ solutions }: Site) => {
    for (const section of solutions.get(page)?.sections ?? [])
      if (section.type === type) edit(section as SectionOf<T>);
  };
}

describe("the efficiency chart", () => {
  const chart = (main: Element) => one(main, "figure");

  test("draws 6 kW six times as long as 1 kW, in two parts of which the first is 3.5 kW", async () => {
    const [electricity, heat] = rows(chart(await mainOf("/geothermal-hvac"))).map(bars);
    expect(electricity).toEqual([{ from: 0, length: 1 }]);
    expect(heat).toEqual([
      { from: 0, length: 3.5 },
      { from: 3.5, length: 2.5 },
    ]);
  });

  test("has in words what it draws, and follows its content", async () => {
    const main = await mainOf("/geothermal-hvac", ({ geothermal }) => {
      for (const section of geothermal.sections)
        if (section.type === "efficiency")
          Object.assign(section, {
            electricity: { label: "In", kilowatts: 2 },
            heat: { label: "Out", from: 7, to: 9 },
          });
    });
    expect(rows(chart(main)).map(textOf)).toEqual(["In 2 kW", "Out 7–9 kW"]);
    expect(rows(chart(main)).map(bars)).toEqual([
      [{ from: 0, length: 2 }],
      [
        { from: 0, length: 7 },
        { from: 7, length: 2 },
      ],
    ]);
    expect(
      all(chart(main), "svg").map(({ attributes }) => attributes["viewbox"] ?? attributes["viewBox"]),
    ).toEqual(Array.from({ length: 3 }, () => "0 0 9 9"));
  });
});

describe("the temperature scale", () => {
  const van = "/solutions/van-refrigeration";
  const edited = async (bands: SectionOf<"temperatures">["bands"]) =>
    figure(
      await mainOf(
        van,
        change("van-refrigeration", "temperatures", (section) =>
          Object.assign(section, { heading: "Scale", bands, outside: { label: "Yard", at: 48 } }),
        ),
      ),
      "Scale",
    );

  test("draws bands in degrees from −30 to 50, open ones from the cold end, single values as a stroke", async () => {
    const chart = await edited([
      { label: "Ice", to: -20 },
      { label: "Milk", from: 0, to: 4 },
      { label: "Bananas", from: 13, to: 13 },
    ]);
    expect(rows(chart).map(bars)).toEqual([[{ from: -30, length: 10 }], [{ from: 0, length: 4 }], [], []]);
    expect(all(rows(chart)[2], "path").map(({ attributes }) => attributes["d"])).toEqual([
      "M13 3v3",
      "M48 0v9",
    ]);
    expect(rows(chart).map(textOf)).toEqual(["Ice ≤ −20 °C", "Milk 0–4 °C", "Bananas 13 °C", "Yard 48 °C"]);
  });

  test("keeps a name of 120 letters whole, as text that can break", async () => {
    const name =
      "Vaccines, insulin and whatever else has to be kept cold without ever being frozen on the way".repeat(
        2,
      );
    const [row] = rows(await edited([{ label: name.slice(0, 120), from: 2, to: 8 }]));
    expect(textOf(row)).toBe(`${name.slice(0, 120).trim()} 2–8 °C`);
    expect(all(row, "text")).toEqual([]);
  });
});

describe("the sizes of bodies", () => {
  const truck = "/solutions/truck-refrigeration";

  test("stand on one scale in cubic metres, with the gap from 16 to 20 in words and as an empty frame", async () => {
    const chart = one(await mainOf(truck), "figure");
    expect(rows(chart).map(bars)).toEqual([
      [{ from: 3, length: 3 }],
      [{ from: 4, length: 12 }],
      [{ from: 20, length: 5 }],
      [{ from: 16, length: 4 }],
    ]);
    const [offered, gap] = [rows(chart)[0], rows(chart)[3]].map(
      (row) => all(row, "rect")[0]?.attributes["class"],
    );
    expect(gap).not.toBe(offered);
    expect(textOf(rows(chart)[3])).toMatch(/16–20 m³$/);
  });

  test("show no gap once a size covers it", async () => {
    const main = await mainOf(
      truck,
      change("truck-refrigeration", "volumes", ({ ranges }) =>
        ranges.push({ label: "New", from: 15, to: 21 }),
      ),
    );
    expect(rows(one(main, "figure")).map(textOf).at(-1)).toBe("New 15–21 m³");
  });
});

describe("facts of site.yaml", () => {
  test("hours move the week strip: a unit down is a minute, a unit across a day", async () => {
    const strip = async (hours?: Site["facts"]["hours"]) => {
      const main = await mainOf("/contact", ({ facts }) => (facts.hours = hours ?? facts.hours));
      const drawing = all(one(main, "div", { role: "img" }), "svg")[0];
      return {
        box: drawing?.attributes["viewBox"],
        open: all(drawing, "rect").map((day) => ["x", "y", "height"].map((name) => attribute(day, name))),
      };
    };
    const weekdays = [0, 1, 2, 3, 4].map((day) => [day, 540, 540]);
    expect(await strip()).toEqual({ box: "-.1 540 7 540", open: [...weekdays, [5, 540, 300]] });
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
