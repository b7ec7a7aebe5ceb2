import { expect, test } from "vitest";
import type { Site } from "../../../src/content/schema.ts";
import { all, one, textOf } from "../../fixtures/html.ts";
import { content, render } from "../../fixtures/renderSite.ts";

/** Drawings follow content: a changed value moves its shape to scale. */
test("hours move the week strip: a unit down is a minute, a unit across a day", async () => {
  const strip = async (hours: Site["facts"]["hours"]) => {
    const page = await render("/contact", ({ facts }) => (facts.hours = hours));
    const [drawing] = all(one(page, "main"), "div", { role: "img" }).flatMap((figure) => all(figure, "svg"));
    const days = all(drawing, "rect").map(({ attributes: { x, y, height } }) => [x, y, height].map(Number));
    return { box: drawing?.attributes["viewBox"], days };
  };
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
  const usual = { days: [...weekdays], opens: "09:00", closes: "18:00" };
  const saturday = { days: ["Saturday" as const], opens: "08:30", closes: "14:00" };
  expect(await strip([usual, saturday])).toEqual({
    box: "-.1 510 7 570",
    days: [...weekdays.map((_, day) => [day, 540, 540]), [5, 510, 330]],
  });
  expect((await strip([{ days: ["Monday"], closed: true }])).box).toBeUndefined();
});

test("coverage moves the chart of the cities: a unit across is a degree", async () => {
  const weather = { swing: 12, altitude: 120, humid: { hot: 34, wetBulb: 28 } };
  const multan = { cold: -2, hot: 42.3, ground: 26, ...weather };
  const page = await render("/", ({ facts }) => {
    facts.coverage = [
      { city: "Multan", status: "coming-soon", design: multan },
      { city: "Turbat", status: "served" },
    ];
  });
  const chart = one(page, "figure", { "aria-label": content.site.facts.climate.label });
  const [first, second] = all(chart, "li");
  const paths = all(first, "path").map(({ attributes }) => attributes["d"]);
  expect(textOf(first)).toMatch(/^Multan .* −2 to 42.3 °C$/);
  expect(paths).toEqual(["M35 0v9", "M46 0v9", "M-2 4.5H42.3", "M-2 4.5h0", "M42.3 4.5h0"]);
  expect([textOf(second), all(second, "path")]).toEqual(["Turbat", []]);
});
