import { expect, test } from "vitest";
import { structuredData } from "../../../src/build/pages/structuredData.ts";
import { listRoutes } from "../../../src/content/routes.ts";
import type { Site } from "../../../src/content/schema.ts";
import { site } from "../../fixtures/site.ts";

/** JSON-LD of a page after a change to a copy of the content. */
function dataOf(path: string, change: (site: Site) => void = () => {}): string {
  const copy = structuredClone(site);
  change(copy);
  const route = listRoutes(copy).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return structuredData(copy, route, new Map()) ?? "";
}

test("names the company's profiles once they are no placeholders", () => {
  const withProfile = (href: string) =>
    dataOf("/", ({ facts }) => facts.social.forEach((entry) => (entry.href = href)));
  expect(withProfile("https://www.facebook.com/")).not.toContain("sameAs");
  expect(withProfile("https://www.facebook.com/hvac")).toContain('"sameAs":["https://www.facebook.com/hvac"');
});

test("has the days with other hours: closed ones, and those on which the office opens anyway", () => {
  const closed = { from: "2027-03-10", to: "2027-03-12", reason: "Eid", closed: true } as const;
  const short = { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan", opens: "10:00", closes: "15:00" };
  const data = dataOf("/", ({ facts }) => (facts.exceptions = [closed, short]));
  const days = '"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"]';
  for (const { from, to, opens, closes } of [{ ...closed, opens: "00:00", closes: "00:00" }, short])
    expect(data).toContain(
      `"validFrom":"${from}","validThrough":"${to}",${days},"opens":"${opens}","closes":"${closes}"`,
    );
  expect(dataOf("/")).not.toContain("specialOpeningHours");
});

test("can't end its own script element, whatever the content", () => {
  const description = "</script><script>alert(1)</script><!--";
  const data = dataOf("/services/amc", ({ services }) =>
    Object.assign(services.get("amc") ?? {}, { description }),
  );
  expect(data).not.toContain("<");
  expect(JSON.stringify(JSON.parse(data))).toContain(description);
});
