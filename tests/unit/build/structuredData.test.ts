import { expect, test } from "vitest";
import { type Content, listRoutes } from "../../../src/build/content/content.ts";
import type { Page } from "../../../src/build/pages/page.ts";
import { structuredData } from "../../../src/build/pages/structuredData.ts";
import { siteFiles } from "../../../src/build/site/siteFiles.ts";
import { hoursExceptions, weeklyHours } from "../../../src/content/hours.ts";
import type { Site } from "../../../src/content/schema.ts";
import { link, site } from "../../fixtures/site.ts";

function dataOf(path: string, change: (site: Site) => void = () => {}): string {
  const copy = structuredClone(site);
  change(copy);
  const routes = listRoutes(copy, []);
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return structuredData({ site: copy, routes }, route, new Map()) ?? "";
}

test("lists the company's profiles except placeholders", () => {
  const withProfile = (href: string) =>
    dataOf("/", ({ facts }) => facts.social.forEach((entry) => (entry.href = href)));
  expect(withProfile("https://www.facebook.com/")).not.toContain("sameAs");
  expect(withProfile("https://www.facebook.com/hvac")).toContain('"sameAs":["https://www.facebook.com/hvac"');
});

const eid = { from: "2027-03-10", to: "2027-03-12", reason: "Eid", closed: true };
const month = { from: "2027-02-08", to: "2027-03-09", reason: "Ramadan" };
const weekdays = { days: ["Monday", "Tuesday"], opens: "09:00", closes: "18:00" };
const intervals = [
  { opens: "09:00", closes: "12:30" },
  { opens: "14:30", closes: "24:00" },
];
const friday = { days: ["Friday"], intervals };
const fridays = ["Friday 09:00 12:30", "Friday 14:30 23:59"];
const always = { days: ["Thursday"], opens: "00:00", closes: "24:00" };

test.each<[string, hours: object[], exceptions: object[], regular: string[], special: string[] | undefined]>([
  ["no exceptions", [weekdays], [], ["Monday,Tuesday 09:00 18:00"], undefined],
  [
    "closed days and shorter ones",
    [weekdays, { days: ["Saturday"], closed: true }],
    [eid, { ...month, opens: "10:00", closes: "15:00" }],
    ["Monday,Tuesday 09:00 18:00"],
    ["2027-02-08 2027-03-09 Monday,Tuesday 10:00 15:00", "2027-03-10 2027-03-12 Monday,Tuesday 00:00 00:00"],
  ],
  [
    "breaks, days and nights, and exceptions by weekday",
    [always, friday],
    [{ ...month, hours: [friday] }],
    ["Thursday 00:00 23:59", ...fridays],
    [...fridays, "Thursday 00:00 00:00"].map((line) => `2027-02-08 2027-03-09 ${line}`),
  ],
  ["a closed day with a break once", [friday], [eid], fridays, ["2027-03-10 2027-03-12 Friday 00:00 00:00"]],
])("lists %s", (_, hours, exceptions, regular, special) => {
  const data = dataOf("/", ({ facts }) => {
    facts.hours = weeklyHours.parse(hours);
    facts.exceptions = hoursExceptions.parse(exceptions);
  });
  const [company] = JSON.parse(data)["@graph"];
  const lineOf = ({ validFrom, validThrough, dayOfWeek, opens, closes }: Record<string, unknown>) =>
    [validFrom, validThrough, dayOfWeek, opens, closes].filter(Boolean).join(" ");
  expect(company.openingHoursSpecification.map(lineOf)).toEqual(regular);
  expect(company.specialOpeningHoursSpecification?.map(lineOf)).toEqual(special);
});

test("includes the service of a service or solution page", () => {
  const related = "/services/cold-storage";
  const data = dataOf("/services/amc", ({ services }) =>
    Object.assign(services.get("amc") ?? {}, { related: [related] }),
  );
  expect(JSON.parse(data)["@graph"][0].isRelatedTo.url).toBe(site.facts.url + link(related));
});

test("never ends its own script element", () => {
  const description = "</script><script>alert(1)</script><!--";
  const data = dataOf("/services/amc", ({ services }) =>
    Object.assign(services.get("amc") ?? {}, { description }),
  );
  expect(data).not.toContain("<");
  expect(JSON.stringify(JSON.parse(data))).toContain(description);
});

test("the sitemap names a picture's largest file", () => {
  const route = listRoutes(site, []).filter(({ path }) => path === "/about");
  const index = { images: [320, 1200, 640].map((width) => `/images/van-0a1b2c3d-${width}.webp`) };
  const files = siteFiles({ site, routes: route } as Content, [{ path: "/about", index } as Page]);
  expect(files.get("sitemap.xml")?.match(/van-\w+-\d+/g)).toEqual(["van-0a1b2c3d-1200"]);
});
