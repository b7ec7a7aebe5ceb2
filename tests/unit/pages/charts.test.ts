import { expect, test } from "vitest";
import { weeklyHours } from "../../../src/content/hours.ts";
import { all, one } from "../../fixtures/html.ts";
import { render } from "../../fixtures/renderSite.ts";

/** Drawings follow content: a changed value moves its shape to scale. */
test("hours move the week strip: a unit down is a minute, a unit across a day", async () => {
  const strip = async (hours: object[]) => {
    const page = await render("/contact", ({ facts }) => (facts.hours = weeklyHours.parse(hours)));
    const [drawing] = all(one(page, "main"), "div", { role: "img" }).flatMap((figure) => all(figure, "svg"));
    const days = all(drawing, "rect").map(({ attributes: { x, y, height } }) => [x, y, height].map(Number));
    return { box: drawing?.attributes["viewBox"], days };
  };
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
  const usual = { days: [...weekdays], opens: "09:00", closes: "18:00" };
  const morning = { opens: "08:30", closes: "12:30" };
  const saturday = { days: ["Saturday"], intervals: [morning, { opens: "13:30", closes: "14:00" }] };
  expect(await strip([usual, saturday])).toEqual({
    box: "-.1 510 7 570",
    days: [...weekdays.map((_, day) => [day, 540, 540]), [5, 510, 240], [5, 810, 30]],
  });
  expect((await strip([{ days: ["Monday"], closed: true }])).box).toBeUndefined();
});
