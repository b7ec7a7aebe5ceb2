import { expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { applyAnswers, parseAnswers } from "../../../src/cli/claims/answers.ts";
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
  applyAnswers(parseAnswers(JSON.stringify(answers)), yaml.marks, () => source);

test("answers confirm and replace values, and leave the rest of the file alone", () => {
  const { files } = apply(
    ask(0, { answer: "instead", text: "Margalla: Cooling" }),
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

test("a no, a missing text and a text that has changed are reported and change nothing", () => {
  const { files, report } = apply(
    ask(1, { answer: "no" }),
    ask(0, { answer: "instead" }),
    ask(2, { answer: "yes", value: "We answer." }),
  );
  expect(files.size).toBe(0);
  expect(report.slice(1)).toEqual([
    expect.stringContaining("stats[1].value is not true"),
    expect.stringContaining("name has no new text"),
    expect.stringContaining("has changed"),
  ]);
});

test("the page has one question for each mark, with the context of a bare figure", () => {
  const page = questionnaire(yaml.marks, [yaml], []);
  expect(page.match(/<fieldset/g)).toHaveLength(3);
  expect(page).toContain("<mark>100%</mark> · On time");
});
