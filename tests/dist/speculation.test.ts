import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashSource } from "../../src/build/pages/policy.ts";
import { dist, pages } from "../fixtures/dist.ts";

const inline = /<script type="speculationrules">(.*?)<\/script>/;

test.each(pages.filter(({ path }) => !path.endsWith(".html")))(
  "$path holds prefetch rules that its own policy allows",
  ({ html }) => {
    const rules = inline.exec(html)?.[1] ?? "";
    expect(JSON.parse(rules).prefetch[0].eagerness).toBe("moderate");
    expect(html.replaceAll("&#39;", "'")).toContain(hashSource(rules));
  },
);

test("the file that the header names makes the flagged items of the menu ready", () => {
  const rules = JSON.parse(readFileSync(join(dist, "rules.speculationrules"), "utf8"));
  expect(rules.prerender[0].where.selector_matches).toBe("[data-prefetch]");
  expect(pages[0]?.html).toContain("data-prefetch");
});
