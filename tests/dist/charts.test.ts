import { describe, expect, test } from "vitest";
import { page, pages, site } from "../fixtures/dist.ts";
import { all, type Element, one, textOf } from "../fixtures/html.ts";

/** Figures of the page that are charts: a list of words with a drawing each. */
const charts = (main: Element) => all(main, "figure").filter((figure) => all(figure, "li").length > 0);
const rows = (main: Element, index = 0) => all(charts(main)[index], "li").map(textOf);

test.each([
  ["/geothermal-hvac", 1],
  ["/services/transport-hvac", 2],
  ["/services/cold-storage", 1],
  ["/solutions/three-wheelers", 1],
  ["/solutions/van-refrigeration", 1],
  ["/solutions/truck-refrigeration", 1],
])("%s shows its charts, each named by its heading, every row with words and a drawing", (path, count) => {
  const { main } = page(path);
  const headings = all(main, "h2").map(textOf);
  expect(charts(main)).toHaveLength(count);
  for (const chart of charts(main)) {
    expect(headings).toContain(textOf(chart.attributes["aria-label"]));
    for (const row of all(chart, "li")) {
      expect(textOf(row)).toMatch(/\p{L}.*\d (°C|kW|m³)$/u);
      expect(all(row, "svg")).toHaveLength(1);
    }
  }
});

test("the geothermal page draws the specification's COP: 1 kW in, 3.5 to 6 kW moved", () => {
  expect(rows(page("/geothermal-hvac").main).map((row) => row.replace(/^\D*/, ""))).toEqual([
    "1 kW",
    "3.5–6 kW",
  ]);
});

test.each(["/services/transport-hvac", "/solutions/truck-refrigeration"])(
  "%s draws the three sizes of trucks and the gap between them",
  (path) => {
    const { main } = page(path);
    const sizes = rows(main, charts(main).length - 1).map((row) => /\d+–\d+ m³$/.exec(row)?.[0]);
    expect(sizes).toEqual(["3–6 m³", "4–16 m³", "20–25 m³", "16–20 m³"]);
  },
);

describe("drawings of site.yaml's facts", () => {
  test("the week strip stands on the contact page, named, beside the same hours in words", () => {
    const strip = one(page("/contact").main, "div", { role: "img" });
    expect(strip.attributes["aria-label"]).toBe(site.contact.hours.heading);
    expect(all(strip, "rect")).toHaveLength(6);
  });

  test.each(["/", "/about"])(
    "%s maps every city, named, with a mark each, and says each in words beside it, which alone are read out",
    (path) => {
      const { main } = page(path);
      const map = all(main, "svg").find((drawing) => all(drawing, "text").length > 0);
      const cities = site.site.coverage.map(({ city }) => city);
      expect(map?.attributes).toHaveProperty("aria-hidden");
      expect(all(map, "text").map(({ children }) => children.join(""))).toEqual(cities);
      expect(all(map, "circle")).toHaveLength(cities.length);
      for (const city of cities) expect(textOf(main)).toContain(city);
    },
  );
});

test("a drawing is either named or hidden from screen readers", () => {
  for (const { path, main } of pages) {
    for (const { attributes } of all(main, "svg"))
      expect("aria-hidden" in attributes || attributes["aria-label"], path).toBeTruthy();
  }
});
