import { expect, test } from "vitest";
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
const yaml = parseYaml("content/p.yaml", source);
const ask = (index: number, answer: object) => {
  const { file, path, value } = yaml.marks[index] ?? { file: "", path: [], value: "" };
  return { file, path, value, text: "", ...answer };
};
const apply = (...answers: object[]) =>
  applyAnswers(
    parseAnswers(JSON.stringify(answers)),
    yaml.marks,
    () => source,
    ({ path }) => (path[0] === "stats" ? path.slice(0, 2) : undefined),
  );

test("answers confirm and replace values, and leave the rest of the file unchanged", () => {
  const { files } = apply(
    ask(0, { answer: "instead", text: '"Margalla: Cooling"' }),
    ask(1, { answer: "yes" }),
    ask(2, { answer: "instead", text: "We answer until ten." }),
  );
  expect(files.get("content/p.yaml")).toBe(`# Ours
name: "Margalla: Cooling" # the legal one
stats:
  - { value: 100%, label: On time }
  - text: We answer until ten.
    href: /about
`);
});

test("an answer “no”, a missing text and a changed text are reported and change nothing", () => {
  const { files, report } = apply(
    ask(1, { answer: "no" }),
    ask(0, { answer: "instead" }),
    ask(2, { answer: "yes", value: "We answer." }),
  );
  expect(files.size).toBe(0);
  expect(report.slice(1)).toEqual([
    expect.stringContaining("content/p.yaml:4: stats[1].value is not true: rewrite or remove it"),
    expect.stringContaining("content/p.yaml:2: name has no new text"),
    expect.stringContaining("has changed"),
  ]);
});

test("a fact that does not exist is removed with its list entry, or reported if it is required", () => {
  const { files, report } = apply(ask(0, { answer: "none" }), ask(2, { answer: "none" }));
  expect(files.get("content/p.yaml")).toBe(source.slice(0, source.indexOf("  - text")));
  expect(report.slice(1)).toEqual([
    expect.stringContaining("content/p.yaml:2: name no longer exists: rewrite it"),
  ]);
});

test("a mark has the description and choices of its schema, and the part that can be removed", async () => {
  const content = await loadContent();
  const file = content.sources.find((one) => one.file.endsWith("/site.yaml"))?.file ?? "";
  const key = (...path: Path) => keyOf({ file, path }, content);
  expect(key("hosting", "hsts").choices).toContain("one-year");
  expect(key("hosting", "hsts").description).toBe(siteSchema.shape.hosting.shape.hsts.description);
  expect(key("phone").removable).toBeUndefined();
  expect(key("whatsapp").removable).toEqual(["whatsapp"]);
  expect(key("social", 1, "href").removable).toEqual(["social", 1]);
});

test("the questionnaire has one question for each mark, and shows the context of a bare figure", () => {
  const page = questionnaire(yaml.marks, [yaml], [], (mark) => keyOf(mark, { sources: [yaml], facts: {} }));
  expect(page.match(/<fieldset/g)).toHaveLength(3);
  expect(page).toContain("<mark>100%</mark> · On time");
});
