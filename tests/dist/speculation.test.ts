import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashSource } from "../../src/build/pages/policy.ts";
import { hostingTable } from "../../src/build/hosting/table.ts";
import { listRoutes } from "../../src/build/content/routes.ts";
import { speculationFile, speculationRules } from "../../src/build/hosting/headers.ts";
import { dist, pages, site } from "../fixtures/dist.ts";

const inline = /<script type="speculationrules">(.*?)<\/script>/;

test.each(pages.filter(({ path }) => !path.endsWith(".html")))(
  "$path holds prefetch rules that its own policy allows",
  ({ html }) => {
    const rules = inline.exec(html)?.[1] ?? "";
    expect(JSON.parse(rules).prefetch[0].eagerness).toBe("moderate");
    expect(html.replaceAll("&#39;", "'")).toContain(hashSource(rules));
  },
);

test("the header names the file that makes the flagged items of the menu ready", () => {
  const { headersFor } = hostingTable(site, listRoutes(site));
  expect(headersFor("about/index.html")["Speculation-Rules"]).toBe(`"/${speculationFile}"`);
  expect(headersFor("assets/x.js")).not.toHaveProperty("Speculation-Rules");
  expect(readFileSync(join(dist, speculationFile), "utf8")).toBe(speculationRules);
  expect(JSON.parse(speculationRules).prerender[0].where.selector_matches).toBe("[data-prefetch]");
  expect(pages[0]?.html).toContain("data-prefetch");
});
