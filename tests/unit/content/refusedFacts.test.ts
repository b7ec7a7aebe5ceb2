import { expect, test } from "vitest";
import { partFaults } from "../../../src/content/picturePoints.ts";
import { navigation } from "../../../src/content/navigation.ts";
import { imageFile, oldPath, pagePath } from "../../../src/content/primitives.ts";
import { site } from "../../../src/content/site.ts";
import { sections } from "../../../src/content/sections.ts";
import { figureIn } from "../../../src/content/table.ts";

const { phone, founded } = site.shape;
const messageOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues[0]?.message;

test.each([
  ["+92 51 234 5678", undefined],
  ["+923001234567", undefined],
  ["+39 06 1234567", undefined],
  ["+92 0300 1234567", /0 of calls inside the country.*"\+92 300 1234567"/],
  ["+9203001234567", /"\+92 3001234567"/],
  ["+44 020 7946 0000", /"\+44 20 7946 0000"/],
  ["+9       ", /international phone number/],
  ["+0000000", /international phone number/],
  ["+1 1 1 1 1 1", /international phone number/],
  ["+1234567890123456", /international phone number/],
  ["0300 1234567", /international phone number/],
  ["+92\u00a051 234 5678", /U\+00A0 as its character 4: write "\+92 51 234 5678"/],
  ["\u202a+92 51 234 5678\u202c", /U\+202A as its character 1: write "\+92 51 234 5678"/],
])("phone %j", (value, message) => {
  const found = messageOf(phone.safeParse(value));
  if (message) expect(found).toMatch(message);
  else expect(found).toBeUndefined();
});

test.each([-1, 0, 20240, 2003.5])("a company can't have been founded in %d", (year) =>
  expect(messageOf(founded.safeParse(year))).toMatch(/2003/),
);

test("one address leads to one page", () => {
  const { redirects } = navigation.shape;
  const parsed = redirects.safeParse([
    { from: "/old", to: "/about" },
    { from: "/other", to: "/about" },
    { from: "/Old", to: "/contact" },
  ]);
  expect(parsed.error?.issues).toMatchObject([
    { path: [2, "from"], message: expect.stringContaining("redirects[1]") },
  ]);
});

test("an old address may be one of another system's, but no file, part or query", () => {
  for (const from of ["/About_Us", "/old/page-2", "/about.php", "/Default.aspx"])
    expect(oldPath.safeParse(from).success, from).toBe(true);
  for (const from of [
    "About_Us",
    "/",
    "/a b",
    "/robots.txt",
    "/a#b",
    "/a?b=c",
    "/.env",
    "/a//b",
    "/a.html",
    "/$1",
  ])
    expect(messageOf(oldPath.safeParse(from)), from).toMatch(/no path that a page can have had/);
});

test("names that no file system holds are refused", () => {
  expect(messageOf(pagePath.safeParse(`/${"a".repeat(300)}`))).toMatch(/200 characters/);
  expect(messageOf(imageFile.safeParse(`${"a".repeat(245)}.jpg`))).toMatch(/100 characters/);
});

test("a part named as a property of every object is unknown", () => {
  const part = { at: "constructor", label: "Door", text: "Closes" };
  const section = {
    type: "anatomy",
    heading: "Parts",
    picture: { file: "room-parts.webp", alt: "A room" },
    parts: [part, part, part],
  };
  const faults = partFaults({ sections: [section] }, () => '{"door": [0.5, 0.5]}');
  expect(faults.every(({ message }) => message.startsWith('points to "constructor"'))).toBe(true);
});

test.each(["1–", "5–3", "12:30", "1.2.3", "1,2,3", "1e308", ""])("%j is no figure for a bar", (cell) =>
  expect(figureIn(cell)).toBeUndefined(),
);

test("an unknown part before a sound one is named, too", () => {
  const parts = ["constructor", "door", "fan"].map((at) => ({ at, title: "Door" }));
  const picture = { file: "room-parts.webp", alt: "A room" };
  const section = { type: "anatomy", heading: "Parts", picture, parts };
  const faults = partFaults({ sections: [section] }, () => '{"door": [0.5, 0.5], "fan": [0.1, 0.1]}');
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('"constructor"')]);
});

test("a tool has one place on a page", () => {
  const tool = { type: "tool", heading: "Size", tool: "cold-room" };
  const parsed = sections.safeParse([tool, tool]);
  expect(parsed.error?.issues).toMatchObject([
    { path: [1, "tool"], message: expect.stringContaining("a second time") },
  ]);
});

test("a malformed time gets one message", () => {
  const hours = [{ days: ["Monday"], opens: "9:00", closes: "18:00" }];
  const parsed = site.shape.hours.safeParse(hours);
  expect(parsed.error?.issues.map(({ path }) => path.join("."))).toEqual(["0.opens"]);
});

const { embed } = site.shape.map.shape;
test.each([
  ["https://www.google.com/maps/embed?pb=!1m18", undefined],
  ["https://www.google.com/maps?q=Islamabad&output=embed", undefined],
  ["https://www.openstreetmap.org/export/embed.html?bbox=1", undefined],
  ["https://maps.example.com/a", undefined],
  ["https://maps.app.goo.gl/AbCdEf123", /Share, Embed a map/],
  ["https://www.google.com/maps/place/Islamabad/@33.6,73.0,12z", /Share, Embed a map/],
  ["https://www.google.com.pk/maps?q=Islamabad", /Share, Embed a map/],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" width="600"></iframe>',
    /alone, https:\/\/www\.google\.com\/maps\/embed\?pb=!1m18&x=1$/,
  ],
])("map frame %s", (value, message) => {
  const found = messageOf(embed.safeParse(value));
  if (message) expect(found).toMatch(message);
  else expect(found).toBeUndefined();
});

test.each([
  [site.shape.email, "info@exam\u200bple.com", "U+200B as its character 10"],
  [site.shape.url, "https://www.example\u00ad.com", "U+00AD as its character 20"],
  [pagePath, "/about\u00a0", "U+00A0 as its character 7"],
])("an invisible character in an address is named", (schema, value, name) =>
  expect(messageOf(schema.safeParse(value))).toContain(name),
);
