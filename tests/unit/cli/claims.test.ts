import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadContent } from "../../../src/build/content/load.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import type { Path } from "../../../src/content/fields.ts";
import { site as siteSchema } from "../../../src/content/site.ts";
import { applyAnswers, parseAnswers } from "../../../src/cli/claims/answers.ts";
import { keyOf } from "../../../src/cli/claims/keys.ts";
import { questionnaire } from "../../../src/cli/claims/questionnaire.ts";

const source = `# Ours
name: !placeholder Company # the legal one
stats:
  - { value: !confirm 100%, label: On time }
  - text: !confirm >-
      We answer at
      night.
    href: /about
`;
const schema = z.object({
  name: z.string(),
  stats: z.array(
    z.union([
      z.object({ value: z.string(), label: z.string() }),
      z.object({ text: z.string(), href: z.string() }),
    ]),
  ),
});
const yaml = parseYaml("content/p.yaml", source, "p.yaml", schema);
const contentOf = (text: string) => {
  const now = parseYaml("content/p.yaml", text, "p.yaml", schema);
  return { sources: [now], marks: now.marks, facts: {} };
};
const ask = (index: number, answer: object) => {
  const { file, path, value } = yaml.marks[index] ?? { file: "", path: [], value: "" };
  return { file, path, value, text: "", ...answer };
};
const encode = (answers: object[]) => Buffer.from(JSON.stringify(answers));
const apply = (answers: object[], text = source) =>
  applyAnswers(parseAnswers(encode(answers)), contentOf(text), () => text);

test("answers change values alone", () => {
  const { files } = apply([
    ask(0, { answer: "instead", text: '"Margalla: Cooling"' }),
    ask(1, { answer: "yes" }),
    ask(2, { answer: "instead", text: "We answer until ten." }),
  ]);
  expect(files.get("content/p.yaml")).toBe(`# Ours
name: "Margalla: Cooling" # the legal one
stats:
  - { value: 100%, label: On time }
  - text: >-
      We answer until ten.
    href: /about
`);
});

test.each([
  [0, "First line.\r\nSecond line.", "First line. Second line."],
  [1, "x, y", "x, y"],
  [1, "a]", "a]"],
  [0, "+923001234567", "+923001234567"],
  [2, "500", "500"],
  [0, "- # !x", "- # !x"],
])("answer %i may be %j", (index, text, wanted) => {
  const { files } = apply([ask(index, { answer: "instead", text })]);
  const after = contentOf(files.get("content/p.yaml") ?? "");
  expect(after.sources[0]?.problems).toEqual([]);
  expect(after.sources[0]?.texts.map(({ value }) => value)).toContain(wanted);
  expect(after.marks).toHaveLength(2);
});

test("answers that can't be applied are reported", () => {
  const { files, report } = apply([
    ask(1, { answer: "no" }),
    ask(0, { answer: "instead" }),
    ask(2, { answer: "yes", value: "We answer." }),
  ]);
  expect(files.size).toBe(0);
  expect(report.slice(1).toSorted()).toEqual([
    expect.stringContaining("content/p.yaml: stats[2].text has changed"),
    expect.stringContaining("content/p.yaml:2: name has no new text"),
    expect.stringContaining("content/p.yaml:4: stats[1].value is not true: rewrite or remove it"),
  ]);
});

test("a missing fact is removed with its entry", () => {
  const { files } = apply([ask(2, { answer: "none" })]);
  expect(files.get("content/p.yaml")).toBe(source.slice(0, source.indexOf("  - text")));
});

test("a required fact that does not exist is reported", () => {
  const { report } = apply([ask(0, { answer: "none" })]);
  expect(report.slice(1)).toEqual([
    expect.stringContaining("content/p.yaml:2: name no longer exists: rewrite it"),
  ]);
});

test("a list keeps its brackets when it becomes empty", () => {
  const { files } = apply([ask(1, { answer: "none" }), ask(2, { answer: "none" })]);
  expect(files.get("content/p.yaml")).toBe(`${source.slice(0, source.indexOf("\n  -"))} []\n`);
});

test("a second application of the same answers is quiet", () => {
  const answers = [
    ask(0, { answer: "instead", text: "Margalla" }),
    ask(1, { answer: "none" }),
    ask(2, { answer: "yes" }),
  ];
  const first = apply(answers).files.get("content/p.yaml") ?? "";
  const { files, report } = apply(answers, first);
  expect(files.size).toBe(0);
  expect(report).toEqual([expect.stringContaining("0 answers applied, 3 were applied before")]);
});

test("an answer finds its mark after a removal", () => {
  const shorter = apply([ask(1, { answer: "none" })]).files.get("content/p.yaml") ?? "";
  const { files } = apply([ask(2, { answer: "yes" })], shorter);
  expect(files.get("content/p.yaml")).toContain("  - text: >-\n");
});

test.each([
  ["a byte-order mark", Buffer.from(`\ufeff[]`)],
  ["UTF-16", Buffer.from(`\ufeff[]`, "utf16le")],
  ["UTF-16 of another order", Buffer.from(`\ufeff[]`, "utf16le").swap16()],
])("a file of answers may have %s", (_, bytes) => {
  expect(parseAnswers(bytes)).toEqual([]);
});

test("a file without answers is refused", () => {
  expect(() => parseAnswers(Buffer.from("{}"))).toThrow("contains no answers");
});

test("the owner may have none of the social networks", async () => {
  const content = await loadContent();
  const marks = content.marks.filter(({ path }) => path[0] === "social");
  const answers = marks.map(({ file, path, value }) => ({ file, path, value, answer: "none" }));
  const { files, report } = applyAnswers(parseAnswers(encode(answers)), content, (file) =>
    readFileSync(file, "utf8"),
  );
  expect(report).toHaveLength(1);
  const site = parseYaml("content/site.yaml", files.get("content/site.yaml") ?? "");
  expect(site.data).toMatchObject({ social: [] });
  expect(siteSchema.shape.social.safeParse([]).success).toBe(true);
});

test("a mark has the description of its schema", async () => {
  const content = await loadContent();
  const file = content.sources.find((one) => one.file.endsWith("/site.yaml"))?.file ?? "";
  const key = (...path: Path) => keyOf({ file, path }, content);
  expect(key("hosting", "hsts").choices).toContain("one-year");
  expect(key("hosting", "hsts").description).toBe(siteSchema.shape.hosting.shape.hsts.description);
  expect(key("phone").removable).toBeUndefined();
  expect(key("whatsapp").removable).toEqual(["whatsapp"]);
  expect(key("social", 1, "href").removable).toEqual(["social", 1]);
});

test("the questionnaire has one question for each mark", () => {
  const page = questionnaire(yaml.marks, [yaml], [], (mark) => keyOf(mark, { sources: [yaml], facts: {} }));
  expect(page.match(/<fieldset/g)).toHaveLength(3);
  expect(page).toContain("<mark>100%</mark> · On time");
});
