import { expect, test } from "vitest";
import { groundsOf } from "../../../src/components/Sections/splits.ts";
import type { Section } from "../../../src/content/sections.ts";

const picture = { file: "a.jpg", alt: "" };
const section = (fields: object) => ({ heading: "Heading", ...fields }) as unknown as Section;
const stage = section({ type: "text", picture, paragraphs: [] });
const list = section({ type: "accordion", picture, items: [] });
const sheet = section({ type: "steps", sheet: true, steps: [] });
const table = section({ type: "table" });

test("a pictured accordion below a stage is light", () => {
  expect(groundsOf([table, list])).toEqual(["white", "solid"]);
  expect(groundsOf([stage, list, table])).toEqual(["solid", "white", "band"]);
});

test("steps on paper have a solid ground, other steps do not", () => {
  expect(groundsOf([sheet, table])).toEqual(["solid", "white"]);
  expect(groundsOf([section({ type: "steps", steps: [] })])).toEqual(["white"]);
});
