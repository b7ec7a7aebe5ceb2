import { expect, test } from "vitest";
import { z } from "zod";
import { linkProblems } from "../../../src/build/content/checkLinks.ts";
import type { Redirect } from "../../../src/content/redirects.ts";
import { validate } from "../../../src/build/content/validate.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import type { Problem } from "../../../src/build/lib/problems.ts";
import type { Route } from "../../../src/content/routes.ts";
import { section } from "../../../src/content/sections.ts";
import { site } from "../../../src/content/site.ts";

type Check = (text: string) => Problem[];

/** Expects the only message on a source, at the position of ‸. */
function expectMessage(check: Check, source: string, part: string) {
  const [before = "", after = ""] = source.split("‸");
  const above = before.split("\n");
  const [problem, ...more] = check(before + after);
  expect(problem).toMatchObject({ line: above.length, column: (above.at(-1)?.length ?? 0) + 1 });
  expect(problem?.message).toContain(part);
  expect(more).toEqual([]);
}

const syntax: Check = (text) => parseYaml("p.yaml", text).problems;

test("marks keep their place and leave the value as it is", () => {
  const source =
    'cards:\n  - text: >-\n      Folded\n      text\n  - title: !confirm 500+\nphone: !placeholder "+92"\n';
  const { data, marks } = parseYaml("p.yaml", source);
  expect(data).toEqual({ cards: [{ text: "Folded text" }, { title: "500+" }], phone: "+92" });
  expect(marks).toMatchObject([
    { kind: "confirm", path: ["cards", 1, "title"], value: "500+", line: 5 },
    { kind: "placeholder", path: ["phone"], value: "+92", line: 6 },
  ]);
});

test("Windows line ends and a byte order mark do not move the columns", () => {
  const windows = parseYaml("p.yaml", "\uFEFFtitle: A\r\ntext: B\r\n");
  expect(windows.data).toEqual({ title: "A", text: "B" });
  expect(windows.locate(["text"])).toEqual({ line: 2, column: 7 });
});

test.each([
  ["title: Cleaning ‸#1 priority\n", '"#1 priority"'],
  ["address:\n  street: Office ‸#12, Blue Area\n", '"#12, Blue Area"'],
  ["- One\n- Two ‸#2\n", '"#2"'],
  ["title: ‸#1 in town\n", '"#1 in town"'],
  ["cards: [First ‸#1\n  , Second]\n", '"#1"'],
  ["title: Two\n  lines ‸#3 more\n", '"#3 more"'],
  ['title: "Office" ‸#12\r\ntext: B\r\n', '"#12"'],
  ["title: ‸!placholder A\n", "!placeholder or !confirm"],
  ["title: ‸! confirm 500\n", "!placeholder or !confirm"],
  ["title: ‸Cooling: how\n", 'second ": "'],
  ['title: ‸"Cooling\nb: 1\n', "quote that is never closed"],
  ["title: 'It'‸s cold'\n", "after its closing quote"],
  ["a: 1\n‸heading Annual\nb: 2\n", "colon after its key"],
  ["a: 1\n‸heading:Annual\nb: 2\n", "space after the colon"],
  ["hero:\n‸\theading: A\n", "tab"],
  ["hero:\n  a: 1\n‸ b: 2\n", "indentation"],
  ["a: ‸@x\n", "special character"],
  ["a: 1\n‸<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n", "conflict"],
  ["---\na: 1\n‸---\n", "second document"],
  ["a: 1\nb:‸\u00a0plain\nc: 1\n", "U+00A0"],
  ["a: ‸*b*\n", "put quotes"],
  ["a: ‸&b c\n", "put quotes"],
  ["a: 1\n‸a: 2\n", "line 1"],
  ['‸"a\\u0007b": 1\n', "U+0007"],
  ['a: "x‸\x0by"\n', "U+000B"],
  ['a: ‸"\\ud800"\n', "U+D800"],
  ['a: ‸"x\\ry"\n', "U+000D"],
  ["a: x‸\x85y\n", "U+0085"],
])("the syntax %j is refused", (source, part) => expectMessage(syntax, source, part));

test("a file with too many levels is refused", () =>
  expectMessage(syntax, `‸a: ${"[".repeat(20_000)}`, "earlier version"));

test.each([
  "title: Cleaning # note\n",
  "#title: A\ntitle: B\n  #text: C\n",
  'title: "Cleaning #1"\n',
  "title: C#1 and a/#b\n",
  "title: >-\n  Cleaning\n  #1 priority #2\n",
  "\uFEFF#title: A\ntitle: B\n",
])("%j keeps its comments, and each # inside a text", (source) => expect(syntax(source)).toEqual([]));

const page = z.strictObject({
  title: z.string().describe("The browser's title"),
  open: z.boolean().optional(),
  sections: z.array(section).optional(),
  hours: site.shape.hours.optional(),
});
const values: Check = (text) => {
  const result = validate(parseYaml("p.yaml", text), page);
  return "problems" in result ? result.problems : [];
};

test.each([
  ["‸- title\n", "the file is a list"],
  ["‸open: true\n", "title is missing"],
  ["title: ‸{ a: 1 }\n", "title is a group of keys"],
  ["title: A\nopen: ‸maybe\n", "true or false"],
  ["title: A\nsections: ‸none\n", "list"],
  ["title: A\nsections:\n  - type: ‸txt\n", 'sections[1].type is "txt", but must be one of text, cards'],
  ["title: A\nsections:\n  - ‸heading: A\n", "sections[1].type is missing: write one of text, cards"],
  ["title: A\nsections: [{ type: cards, heading: B, cards: ‸[] }]\n", "at least 2"],
  ["title: A\nsections: [{ type: calculator, heading: B, calculator: ‸boiler }]\n", "one of "],
  ["title: A\nsections: [{ type: calculator, heading: B, calculator: cold-room, ‸start: 3 }]\n", '"start"'],
  [
    "title: A\nsections: [{ type: cards, heading: B, cards: [{ icon: ‸snow-flake, title: A, text: B }, { title: C, text: D }] }]\n",
    "snowflake",
  ],
  ['title: A\nhours: [{ days: ‸[], opens: "09:00", closes: "18:00" }]\n', "at least 1"],
  [
    "title: A\nhours: [{ days: [Monday], closed: true }, { days: [Sunday, ‸Monday], closed: true }]\n",
    "hours[2].days[2] is Monday, which is already in hours[1]",
  ],
])("the values in %j are refused", (source, part) => expectMessage(values, source, part));

const routes = ["/", "/about", "/services/cold-storage"].map((path) => ({
  path,
  kind: "service",
})) as Route[];
const links: Check = (text) => linkProblems([parseYaml("content/p.yaml", text)], routes, ["prices.pdf"]);

test.each([
  "/",
  "/about#team",
  "/about?city=Karachi#team",
  "#part",
  "https://www.iso.org/a_(b)",
  "/prices.pdf",
])("a text may link to %s", (target) => expect(links(`text: See [this](${target}).\n`)).toEqual([]));

test.each([
  ["services/cold-storage", "/services/cold-storage"],
  ["../about", "/about"],
  ["about/", "/about"],
  ["/price.pdf", "/prices.pdf"],
  ["www.example.org", "https://www.example.org"],
  ["http://example.org/a", "https://example.org/a"],
  ["info@example.org", "mailto:info@example.org"],
  ...["javascript:alert`1`", "//example.org", "/about us", "", "mailto:", "data:text/html,x"].map(
    (target) => [target, "begin with https://, mailto: or tel:"],
  ),
])("a link to %j is refused", (target = "", part = "") =>
  expectMessage(links, `title: A\ntext: ‸See [this page](${target}) first.\n`, part),
);

test("a missing page is one problem with all its places, its successor, or proposals", () => {
  const yaml = parseYaml("content/p.yaml", "a: See [it](/old).\nb:\n  - href: /old#part\nc: /new\n");
  const problems = (redirects: Redirect[]) => linkProblems([yaml], routes, [], redirects);
  const [moved, ...others] = problems([{ from: "/Old", to: "/about" }]);
  expect(others).toEqual([]);
  expect(moved).toMatchObject({
    line: 1,
    message: expect.stringMatching(/Write \/about.*content\/p\.yaml:3/),
  });
  expect(problems([])[0]?.message.match(/ or \//g)).toHaveLength(2);
});
