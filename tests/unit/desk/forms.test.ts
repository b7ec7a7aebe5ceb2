import { expect, test } from "vitest";
import { ContentError } from "../../../src/build/lib/problems.ts";
import { editorSchemas } from "../../../src/content/editorSchemas.ts";
import { failureOf } from "../../../src/desk/server/failure.ts";
import { columnsOf } from "../../../src/desk/shared/paths.ts";
import { sampleOf } from "../../../src/desk/shared/samples.ts";

test("a mistake that a text has twice is listed once", () => {
  const twice = { file: "content/site.yaml", line: 1, column: 1, message: "name links to nowhere" };
  const { failure } = failureOf(new ContentError([twice, { ...twice, column: 9 }]), {
    folder: "content",
    describe: String,
  });
  expect(failure.mistakes).toEqual([{ file: "site.yaml", path: ["name"], message: "links to nowhere" }]);
});

test("a table's cell has the name of its column", () => {
  const data = { sections: [{ columns: ["Item", "Price"], rows: [["Gas", "–"]] }] };
  expect(columnsOf(["sections", 0, "rows", 0], data)).toEqual(["Item", "Price"]);
  expect(columnsOf(["sections", 0, "columns"], data)).toBeUndefined();
});

test("no switch is on without its key", () => {
  const switches: unknown[] = [];
  for (const [file, text] of editorSchemas())
    JSON.parse(text, (key, part: { type?: unknown; default?: unknown } | null) => {
      if (part?.type === "boolean" && part.default === true) switches.push(`${file}: ${key}`);
      return part;
    });
  expect(switches).toEqual([]);
});

test("a new entry begins with a choice that is free", () => {
  const days = { type: "array", minItems: 1, items: { enum: ["Monday", "Tuesday"] } };
  const schema = { type: "object", required: ["days"], properties: { days } };
  const context = { picture: "", category: "", today: "", number: 1, list: [{ days: ["Monday"] }] };
  expect(sampleOf(schema, "hours", context)).toEqual({ days: ["Tuesday"] });
});
