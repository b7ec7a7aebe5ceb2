import { expect, test } from "vitest";
import type { Category } from "../../../src/content/primitives.ts";
import { relatedTo } from "../../../src/content/related.ts";
import type { Route } from "../../../src/content/routes.ts";

const card = (href: string, category: Category) => ({
  href,
  title: href,
  description: "",
  image: "",
  category,
});
const cards = [
  card("/commercial", "Commercial"),
  card("/transport", "Refrigeration"),
  card("/amc", "Residential"),
  card("/malls", "Retail"),
  card("/data", "Commercial"),
  card("/van", "Refrigeration"),
  card("/truck", "Refrigeration"),
];
const route = (path: string, page: object) => ({ path, page }) as unknown as Route;
const related = (path: string, page: object) => relatedTo(route(path, page), cards).map(({ href }) => href);

test("the sister comes first, then the same category", () => {
  expect(related("/van", { category: "Refrigeration", sister: { href: "/amc" } })).toEqual([
    "/amc",
    "/truck",
    "/transport",
  ]);
});

test("a page about buildings goes on to buildings, though a vehicle stands nearer among the cards", () => {
  expect(related("/data", { category: "Commercial" })).toEqual(["/commercial", "/malls", "/amc"]);
});

test("a page that is no card begins with the first ones for buildings", () => {
  expect(related("/geothermal", {})).toEqual(["/commercial", "/amc", "/malls"]);
});
