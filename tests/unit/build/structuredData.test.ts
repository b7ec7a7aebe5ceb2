import type { HVACBusiness } from "schema-dts";
import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { listRoutes } from "../../../src/content/listRoutes.ts";
import { structuredData } from "../../../src/build/pages/structuredData.ts";
import type { Site } from "../../../src/content/schema.ts";

const { site } = await loadContent();

/** The JSON-LD of a page after a change to a copy of the content. */
function dataOf(path: string, change: (site: Site) => void): string {
  const copy = structuredClone(site);
  change(copy);
  const route = listRoutes(copy).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return structuredData(copy, route, new Map()) ?? "";
}

test("names the company's profiles once they are no placeholders", () => {
  const profile = "https://www.facebook.com/islamabad-hvac";
  const dataWith = (href: string) =>
    dataOf("/", (copy) => copy.facts.social.forEach((entry) => (entry.href = href)));
  expect(dataWith("https://www.facebook.com/")).not.toContain("sameAs");
  expect(dataWith(profile)).toContain(`"sameAs":["${profile}"`);
});

test("tells days with other hours: closed ones, and those on which the office opens anyway", () => {
  const closed = { from: "2027-03-10", to: "2027-03-12", reason: "Eid", closed: true } as const;
  const short = { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan", opens: "10:00", closes: "15:00" };
  const data = dataOf("/", (copy) => (copy.facts.exceptions = [closed, short]));
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  const type = "OpeningHoursSpecification";
  expect(JSON.parse(data)).toMatchObject({
    "@graph": expect.arrayContaining([
      expect.objectContaining({
        specialOpeningHoursSpecification: [
          {
            "@type": type,
            validFrom: closed.from,
            validThrough: closed.to,
            dayOfWeek: days,
            opens: "00:00",
            closes: "00:00",
          },
          {
            "@type": type,
            validFrom: short.from,
            validThrough: short.to,
            dayOfWeek: days,
            opens: "10:00",
            closes: "15:00",
          },
        ],
      }),
    ]),
  });
  expect(dataOf("/", () => {})).not.toContain("specialOpeningHours");
});

test("writes the home page with its slash, however the site writes others", () => {
  expect(dataOf("/", (copy) => (copy.facts.urlStyle = "slash"))).toContain(`"url":"${site.facts.url}/"`);
});

test("can't end its own script element, whatever content says", () => {
  const data = dataOf("/services/amc", (copy) => {
    const page = copy.services.get("amc");
    if (page) page.description = "</script><script>alert(1)</script><!--";
  });
  expect(data).not.toContain("<");
  expect(JSON.stringify(JSON.parse(data))).toContain("</script><script>alert(1)</script><!--");
});

test("is typed with schema.org's properties", () => {
  // @ts-expect-error: a business has no such property
  const business: HVACBusiness = { "@type": "HVACBusiness", stars: 5 };
  // @ts-expect-error: an address is no opening hours
  const hours: HVACBusiness = { "@type": "HVACBusiness", openingHoursSpecification: { "@type": "City" } };
  expect([business, hours]).toHaveLength(2);
});
