import { expect, test } from "vitest";
import { z } from "zod";
import { validate } from "../../../src/build/content/validate.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { section } from "../../../src/content/sections.ts";
import { site } from "../../../src/content/site.ts";

const schema = z.strictObject({
  title: z.string().describe("The browser's title"),
  count: z.number().optional(),
  open: z.boolean().optional(),
  sections: z.array(section).optional(),
});

/** Messages of the problems, each with its place. */
function problemsOf(source: string, against: z.ZodType = schema): string[] {
  const result = validate(parseYaml("p.yaml", source), against);
  if (!("problems" in result)) return [];
  return result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test("each kind of value has its wording", () => {
  expect(problemsOf("title: A\nopen: maybe")[0]).toContain('open is "maybe", but must be true or false');
  expect(problemsOf("title: A\nsections: none")[0]).toContain(
    "must be a list: start each entry on its own line",
  );
  expect(problemsOf("title: {a: 1}")[0]).toContain("title is a group of keys, but must be a text");
  expect(problemsOf("- title")[0]).toContain("the file is a list, but must be a group of keys");
});

test("site facts explain their formats", () => {
  const messages = problemsOf('phone: "051 123"\nemail: info\nurl: http://a.pk/', site).join("\n");
  expect(messages).toContain('phone is not an international phone number: write it as in "+92 51 234 5678"');
  expect(messages).toContain("email is not an e-mail address: write it as in info@example.com");
  expect(messages).toContain(
    "url is not the address of a site at the root of its host: write it as in https://a.pk",
  );
});

test("a day that has hours twice is named with the entry that has it first", () => {
  const hours = `hours:
  - { days: [Monday, Friday], opens: "09:00", closes: "18:00" }
  - days: [Saturday, Friday]
    closed: true
`;
  expect(problemsOf(hours, site)).toContainEqual(
    "3:22 hours[2].days[2] is Friday, which hours[1] names already: write each day once",
  );
});

test("a table's row that is longer or shorter than its columns is refused", () => {
  const source = `title: A
sections:
  - type: table
    heading: H
    columns: [Drive, Fits]
    rows:
      - [Engine, Vans, trucks]
      - [Battery, Autos]
      - [Mains]
`;
  expect(problemsOf(source)).toEqual([
    "7:9 sections[1].rows[1] has 3 cells, the table has 2 columns: put quotes around a cell that holds a comma",
    "9:9 sections[1].rows[3] has 1 cell, the table has 2 columns: put quotes around a cell that holds a comma",
  ]);
});

const atRoot = "is not the address of a site at the root of its host: write it as in https://www.example.com";

test.each([
  "https://www.example.com/hvac",
  "https://www.example.com/",
  "https://www.example.com?a=1",
  "https://www.example.com#",
  "https:/www.example.com",
  "https:www.example.com",
  " https://www.example.com",
  "https://www.example.com\\",
  "https://me:secret@www.example.com",
  "https://www.example.com:8443",
  'https://www.exa"mple.com',
  "https://www.exa;mple.com",
  "https://www.exa$mple.com",
  "https://www.exa}mple.com",
  "https://`www.example.com",
  "https://*.example.com",
  "https://(a).example.com",
  "https://WWW.example.com",
  "https://1.2.3.4",
  "https://xn--",
])("the site's address %j is refused, for host files and redirects hold it as it is", (url) => {
  const [message = "", ...more] = problemsOf(`url: ${JSON.stringify(url)}`, site).filter((line) =>
    /url /.test(line),
  );
  expect([message.replace(/in https:.*/, "in https://www.example.com"), more]).toEqual([
    `1:6 url ${atRoot}`,
    [],
  ]);
});

test.each([
  "https:evil.example",
  "https:/evil.example/x",
  "https:\\\\evil.example",
  "https://a;b/",
  "https://xn--/",
])("an address on another site may not be %j: policies and links hold it as it is", (href) => {
  const lines = problemsOf(
    `map: { embed: ${JSON.stringify(href)}, link: "https://maps.example.com/a?b=c#d", directions: "https://maps.example.com/to" }`,
    site,
  );
  expect(lines.filter((line) => line.includes("map."))).toEqual([
    expect.stringMatching(/^1:15 map\.embed is not a full web address: write it as in https:\/\/\w/),
  ]);
});

test("the message corrects an address where it is clear what was meant", () => {
  expect(problemsOf("map: { embed: http:/maps.example.com/a }", site)).toContain(
    "1:15 map.embed is not a full web address: write it as in https://maps.example.com/a",
  );
});

test("a wrong kind of section, a missing one and too few entries have messages in plain words", () => {
  const kinds = "one of text, cards, anatomy, tabs, accordion, steps, table, tool, testimonial";
  expect(problemsOf("title: A\nsections:\n  - type: txt\n  - heading: B\n")).toEqual([
    `3:11 sections[1].type is "txt", but must be ${kinds}`,
    `4:5 sections[2].type is missing: write ${kinds}`,
  ]);
  const cards = "title: A\nsections:\n  - { type: cards, heading: B, cards: [] }\n";
  expect(problemsOf(cards)).toEqual([
    "3:39 sections[1].cards has 0 entries, but must have at least 2: add some",
  ]);
});

test("a tool has a known name and no keys of its own", () => {
  const tool = (rest: string) =>
    problemsOf(`title: A\nsections:\n  - { type: tool, heading: B, tool: ${rest} }\n`).join("\n");
  expect(tool("boiler")).toMatch(/sections\[1\]\.tool is "boiler", but must be one of /);
  expect(tool("cold-room, start: { volume: 3 }")).toMatch(/unknown key "start"/);
});

test("the message on a wrong choice among many gives the likely one", () => {
  const icon =
    "title: A\nsections:\n  - { type: cards, heading: B, cards: [{ icon: snow-flake, title: A, text: B }, { icon: , title: A, text: B }] }\n";
  expect(problemsOf(icon).map((line) => line.replace(/the \d+ /, "the N "))).toEqual([
    '3:48 sections[1].cards[1].icon is "snow-flake", but must be one of the N names in content/.schema, such as snowflake',
    "3:89 sections[1].cards[2].icon is missing: write one of the N names in content/.schema, such as air-vent (A sign for what the words say; a picture says more where they name a thing)",
  ]);
});

test("a value that is wrong in several ways gets one message", () => {
  expect(
    problemsOf('hours: [{ days: [], opens: "9", closes: "8" }]', site).filter((line) =>
      /hours\[1\]\.days/.test(line),
    ),
  ).toEqual(["1:17 hours[1].days has 0 entries, but must have at least 1: add some"]);
});
