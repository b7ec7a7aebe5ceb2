import { expect, test } from "vitest";
import { outputFile, publicPath } from "../../../src/content/urls.ts";

test("a document lies in a folder of its own", () => {
  expect(outputFile("/")).toBe("index.html");
  expect(outputFile("/services/amc")).toBe("services/amc/index.html");
  expect(outputFile("/404.html")).toBe("404.html");
});

test("the plain style writes paths as they are", () => {
  for (const path of ["/", "/about", "/about#values", "/404.html"])
    expect(publicPath(path, "plain")).toBe(path);
});

test("the slash style closes paths of pages, before the fragment, and nothing else", () => {
  expect(publicPath("/", "slash")).toBe("/");
  expect(publicPath("/about", "slash")).toBe("/about/");
  expect(publicPath("/about#values", "slash")).toBe("/about/#values");
  expect(publicPath("/about?a=1#values", "slash")).toBe("/about/?a=1#values");
  for (const file of ["/404.html", "/prices.pdf"]) expect(publicPath(file, "slash")).toBe(file);
});
