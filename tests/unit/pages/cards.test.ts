import { expect, test } from "vitest";
import { all, textOf } from "../../fixtures/html.ts";
import { render } from "../../fixtures/renderSite.ts";

const card = (title: string, figure: string) => ({
  picture: "unit-chiller.webp",
  figure,
  title,
  text: "It cools.",
});

test("a card without a picture needs no figure", async () => {
  const cards = [card("Dairy", "3 °C"), card("Fish", "0 °C"), { title: "Other goods", text: "Ask." }];
  const page = await render("/services/commercial-hvac", ({ services }) => {
    services.get("commercial-hvac")?.sections.push({ type: "cards", heading: "Goods", cards });
  });
  const section = all(page, "section").find((each) => textOf(each).startsWith("Goods"));
  const items = section ? all(section, "li") : [];
  expect(items.map((item) => textOf(item))).toEqual([
    expect.stringMatching(/3\s°C/),
    expect.stringMatching(/0\s°C/),
    expect.stringContaining("Other goods"),
  ]);
  expect(items.map((item) => all(item, "img").length)).toEqual([1, 1, 0]);
});
