import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

import { linkProblems } from "../../../src/build/content/checkLinks.ts";
import { categoryProblems, pictureProblems } from "../../../src/build/content/checkFields.ts";
import { parseYaml, placedTexts } from "../../../src/build/content/yaml.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";
import { editorSchema } from "../../../src/content/editorSchemas.ts";
import { fieldAt } from "../../../src/content/fields.ts";
import { textPage } from "../../../src/content/pages.ts";
import { anyHref, internalHref } from "../../../src/content/linkFields.ts";
import { imageFile } from "../../../src/content/pictureFields.ts";
import { category, icon, id } from "../../../src/content/primitives.ts";
import { prose } from "../../../src/content/textFields.ts";

/** A page kind with one more key of each role. No other code names these keys. */
const schema = textPage.safeExtend({
  poster: imageFile.optional(),
  badge: imageFile.meta({ slot: "avatar" }).optional(),
  sign: icon.optional(),
  kind: category.optional(),
  next: internalHref.optional(),
  shop: anyHref.optional(),
  remark: prose.optional(),
  part: id.optional(),
});
const page = (yaml: string) => parseYaml("content/texts/p.yaml", yaml, "texts/p.yaml", schema);
const messages = (problems: Parameters<typeof formatProblem>[0][]) => problems.map(formatProblem);

const folder = await mkdtemp(join(tmpdir(), "fields-"));
afterAll(() => rm(folder, { recursive: true }));
await sharp({ create: { width: 300, height: 200, channels: 3, background: "red" } })
  .webp()
  .toFile(join(folder, "small.webp"));

test("a missing file of a new picture key is reported", () => {
  expect(messages(pictureProblems([page("poster: smal.webp")], folder))).toEqual([
    expect.stringContaining("content/texts/p.yaml:1:9: poster names smal.webp"),
  ]);
});

test("a picture of a new key is planned for encoding", async () => {
  const plan = await planPictures([page("badge: small.webp")], folder, join(folder, "measured"));
  expect([...plan.jobs.keys()].join()).toMatch(/images\/small-.*\.avif/);
});

test.each([
  ["poster", 1],
  ["badge", 0],
])("the slot of %s determines the picture's smallest width", async (key, notes) => {
  const plan = await planPictures([page(`${key}: small.webp`)], folder, join(folder, "measured"));
  expect(plan.advice).toHaveLength(notes);
});

test.each(["next: /gone", "shop: /gone", "remark: See [this](/gone)."])(
  "a dead link in the new key %j is reported",
  (line) => {
    expect(messages(linkProblems([page(line)], []))).toEqual([expect.stringContaining("links to /gone")]);
  },
);

test("an unknown category in a new key is reported", () => {
  expect(messages(categoryProblems([page("kind: Plumbing")], ["Refrigeration"]))).toEqual([
    expect.stringContaining("kind is not a category: write one of Refrigeration"),
  ]);
});

test("an icon of a new key is bundled", () => {
  expect(placedTexts([page("sign: cog")], "icon").map(({ value }) => value)).toEqual(["cog"]);
});

test.each([
  ["poster", "picture", "Poster"],
  ["sign", "icon", "Sign"],
  ["kind", "category", "Kind"],
  ["next", "link", "Next"],
  ["shop", "link", "Shop"],
  ["remark", "prose", "Remark"],
  ["part", "anchor", "Part"],
])("the editor's schema offers %s with the role %s", (key, role, title) => {
  const [, json] = editorSchema("texts", "", "", schema);
  const { properties } = JSON.parse(json) as { properties: Record<string, unknown> };
  expect(properties[key]).toMatchObject({ role, title });
});

test("a field inside a section has its kind's role", () => {
  const services = page("").schema;
  expect(fieldAt(services, ["blocks", 0, "list", 0], { blocks: [] })).toMatchObject({
    role: "prose",
    title: "List",
  });
});

test("an unknown key has no role", () => {
  expect(page("constructor: a").texts).toEqual([{ value: "a", path: ["constructor"] }]);
});
