import { expect, test } from "vitest";
import { linkProblems } from "../../../src/build/content/checkLinks.ts";
import type { Redirect } from "../../../src/content/redirects.ts";
import { placeholderValues } from "../../../src/build/content/marks.ts";
import { parseYaml, type YamlFile } from "../../../src/build/content/yaml.ts";
import type { Problem } from "../../../src/build/lib/problems.ts";
import type { Route } from "../../../src/content/routes.ts";

type Check = (text: string) => Problem[];

/** Expects exactly one message, at the position that ‸ marks in the source. */
function expectMessage(check: Check, source: string, part: string) {
  const [before = "", after = ""] = source.split("‸");
  const above = before.split("\n");
  const [problem, ...more] = check(before + after);
  expect(problem).toMatchObject({ line: above.length, column: (above.at(-1)?.length ?? 0) + 1 });
  expect(problem?.message).toContain(part);
  expect(more).toEqual([]);
}

const syntax: Check = (text) => parseYaml("p.yaml", text).problems;

test.each([
  ["title: Cleaning ‸#1 priority\n", '"#1 priority"'],
  ['\uFEFFa: 1\r\ntitle: "Office" ‸#12\r\ntext: B\r\n', '"#12"'],
  ["title: ‸!placholder A\n", "!placeholder or !confirm"],
  ["title: ‸! confirm >-\n  A: b\n", "has a space after !"],
  ["projects: 650+ ‸!confirm\n", "before the text"],
  ["projects: 650+ jobs ‸!placeholder # note\n", "before the text"],
  ['projects: "‸!confirm 650+"\n', "outside its quotes"],
  ["text: >-\n  We sell ‸!confirm\n  and repair.\n", "before the text"],
  ["!confirm ‸projects: 650+\n", "after the colon"],
  ["title: ‸Cooling: how\n", 'second ": "'],
  ['title: ‸"Cooling\nb: 1\n', "quote that is never closed"],
  ["title: 'It'‸s cold'\n", "after its closing quote"],
  ["a: 1\n‸heading Annual\nb: 2\n", "colon after its key"],
  ["a: 1\n‸heading:Annual\nb: 2\n", "space after the colon"],
  ["hero:\n‸\theading: A\n", "tab"],
  ["hero:\n  a: 1\n ‸b: 2\n", 'by 1 space: indent it by 0 spaces, like "hero:"'],
  ["cards:\n  - a: 1\n    b: |\n      c: 2\n   ‸- a: 2\n", 'by 2 spaces, like "- a: 1"'],
  ["title: ‸“A: b”\n", "curly quotes"],
  ["a: ‸@x\n", "special character"],
  ["a: 1\n‸<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n", "conflict"],
  ["---\na: 1\n‸---\n", "second document"],
  ["a: 1\nb:‸\u00a0plain\nc: 1\n", "U+00A0"],
  ["a: ‸*b*\n", "put quotes"],
  ["a: 1\n‸a: 2\n", "line 1"],
  ['a: "x‸\x0by"\n', "U+000B"],
])("the syntax %j is rejected", (source, part) => expectMessage(syntax, source, part));

test.each([
  "title: Cleaning # note\n",
  'title: "Cleaning #1"\n',
  "title: Cleaning\n#1 note\nother: 1\n",
  "title: C#1 and a/#b\n",
  "title: >-\n  Cleaning\n  #1 priority #2\n",
])("%j is valid", (source) => expect(syntax(source)).toEqual([]));

const routes = ["/", "/about", "/services/cold-storage"].map((path) => ({
  path,
  kind: "service",
})) as Route[];
const links: Check = (text) => linkProblems([parseYaml("content/p.yaml", text)], routes, ["prices.pdf"]);

test.each(["/", "/about?city=Karachi#team", "#part", "https://www.iso.org/a_(b)", "/prices.pdf"])(
  "a text may link to %s",
  (target) => expect(links(`text: See [this](${target}).\n`)).toEqual([]),
);

test.each([
  ["services/cold-storage", "/services/cold-storage"],
  ["../about", "/about"],
  ["about/", "/about"],
  ["/price.pdf", "/prices.pdf"],
  ["/missing.pdf", "not a file of this site"],
  ["www.example.org", "https://www.example.org"],
  ["http://example.org/a", "https://example.org/a"],
  ["info@example.org", "mailto:info@example.org"],
  ...["javascript:alert`1`", "//example.org", "/about us", "mailto:"].map((target) => [
    target,
    "begin with https://, mailto: or tel:",
  ]),
])("a link to %j is rejected", (target = "", part = "") =>
  expectMessage(links, `title: A\ntext: ‸See [this page](${target}) first.\n`, part),
);

test("known placeholder values count as placeholders even without a tag", () => {
  const values = {
    no: [
      "Write it as in name@example.com.",
      "https://www.facebook.com/hvac",
      "+92 51 234 5678",
      "https://myexample.com",
    ],
    yes: [
      "https://www.example.com/portfolio",
      "info@example.com",
      "+44 7700 900123",
      "+92 51 000 0000",
      "https://wa.me/",
      "https://www.facebook.com/",
      "[Write](mailto:info@example.com)",
    ],
  };
  const marks = placeholderValues(parseYaml("p.yaml", JSON.stringify(values)));
  expect(marks.map(({ value }) => value)).toEqual(values.yes);
  expect(placeholderValues(parseYaml("p.yaml", "a: !placeholder info@example.com\n"))).toEqual([]);
});

test("a missing page is reported once", () => {
  const page = parseYaml(
    "content/p.yaml",
    "a: See [it](/old).\nmenu:\n  - href: /old#part\nc: /new\n",
    "navigation.yaml",
  );
  const problems = (sources: YamlFile[], redirects: Redirect[] = [{ from: "/Old", to: "/about" }]) =>
    linkProblems(sources, routes, [], redirects);
  const [moved, ...others] = problems([page]);
  expect(others).toEqual([]);
  expect(moved?.message).toMatch(/moved to \/about.*content\/p\.yaml:3/);
  expect(problems([page], [])[0]?.message.match(/ or \//g)).toHaveLength(2);
});

test("a comment on its own line is no lost text", () => {
  expect(syntax("title: Cleaning\n  #first\nlist:\n  - One\n    #second\n  - Two\n")).toEqual([]);
});
