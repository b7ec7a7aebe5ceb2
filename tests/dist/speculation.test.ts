import { expect, test } from "vitest";
import { hashSource } from "../../src/build/pages/policy.ts";
import { pages } from "../fixtures/dist.ts";

const inline = /<script type="speculationrules">(.*?)<\/script>/;

test.each(pages.filter(({ path }) => !path.endsWith(".html")))(
  "$path holds rules that its own policy allows: fetch pages, and make the flagged items of the menu ready",
  ({ html }) => {
    const text = inline.exec(html)?.[1] ?? "";
    const { prefetch, prerender } = JSON.parse(text);
    expect(prefetch).toEqual([{ where: { href_matches: "/(|[^.]+)" }, eagerness: "moderate" }]);
    expect(prerender).toEqual([{ where: { selector_matches: "[data-prefetch]" }, eagerness: "moderate" }]);
    expect(html).toContain("data-prefetch");
    expect(html.replaceAll("&#39;", "'")).toContain(hashSource(text));
    // Before the links, they would hold back Chromium's first paint.
    expect(html.indexOf(text), "stands after the last link").toBeGreaterThan(html.lastIndexOf("<a "));
  },
);
