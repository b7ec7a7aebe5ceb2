import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pages } from "../fixtures/dist.ts";

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // The minifier leaves out the tags that HTML lets leave out, and React writes crossorigin="".
      "no-implicit-close": "off",
      "doctype-style": "off",
      "attribute-empty-style": "off",
      // HTML asks to encode only an & that could be read as a character reference: still an error.
      "no-raw-characters": ["error", { relaxed: true }],
      // HTML allows every id without white space; React's begin with an underscore.
      "valid-id": ["error", { relaxed: true }],
      // A field without a type is one for text, by the standard.
      "no-implicit-input-type": "off",
      // Tables say their roles, which browsers forget where a cell is no table cell to the eye.
      "no-redundant-role": "off",
      // Radix writes the role on a <div>; the two mean the same.
      "prefer-native-element": ["error", { exclude: ["region"] }],
      // A tool's answer follows each input: there is nothing to submit.
      "wcag/h32": "off",
      // A question of where lines break, not of HTML.
      "tel-non-breaking": "off",
    },
  }),
);

test.each(pages)("$path is valid HTML", async ({ html, file }) => {
  const { results } = await validator.validateString(html, file);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  );
  expect(errors).toEqual([]);
});
