import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { linkProblems } from "../../../src/build/content/checkLinks.ts";
import { categoryProblems, pictureProblems, yearProblems } from "../../../src/build/content/checkFields.ts";
import { parseYaml, placedTexts } from "../../../src/build/content/yaml.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";
import { editorSchema } from "../../../src/content/editorSchemas.ts";
import { keyOf } from "../../../src/cli/claims/keys.ts";
import { fieldAt, type Role } from "../../../src/content/fields.ts";
import { notices } from "../../../src/content/notices.ts";
import { textPage } from "../../../src/content/pages.ts";
import { anyHref, externalHref, internalHref } from "../../../src/content/linkFields.ts";
import { phone } from "../../../src/content/phone.ts";
import { prices } from "../../../src/content/prices.ts";
import { alt, headPicture, imageFile } from "../../../src/content/pictureFields.ts";
import * as primitives from "../../../src/content/primitives.ts";
import { date } from "../../../src/content/publication.ts";
import { redirects } from "../../../src/content/redirects.ts";
import { site } from "../../../src/content/site.ts";
import { prose, text } from "../../../src/content/textFields.ts";
import { simplified } from "../../../src/desk/shared/formSchema.ts";
import { sampleOf } from "../../../src/desk/shared/samples.ts";
import { relink } from "../../../src/edit/relink.ts";

const { category, icon, id, year } = primitives;

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
  completed: year.optional(),
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

test("a small picture is reported in each of its places", async () => {
  const plan = await planPictures(
    ["badge", "poster", "poster"].map((key) => page(`${key}: small.webp`)),
    folder,
    join(folder, "measured"),
  );
  expect(plan.advice).toHaveLength(2);
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

test("a future year in a new key is reported", () => {
  const problems = yearProblems([page("completed: 2031")], new Date("2030-12-31T12:00"));
  expect(messages(problems)).toEqual([expect.stringContaining("completed is 2031, which is in the future")]);
});

test("the questionnaire offers the choices of a new key", () => {
  const yaml = page("sign: cog");
  const { choices } = keyOf({ file: yaml.file, path: ["sign"] }, { sources: [yaml], facts: {} });
  expect(choices).toContain("leaf");
});

test("a moved page changes the link in a new key", () => {
  expect(relink("texts/p.yaml", "next: /old\n", "/old", "/new")).toBe("next: /new\n");
});

test("a moved page keeps its former URL", () => {
  const source = "redirects:\n  - { from: /old, to: /old }\n";
  expect(relink("navigation.yaml", source, "/old", "/new")).toContain("{ from: /old, to: /new }");
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
  ["completed", "year", "Completed"],
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

const { from, to } = redirects.element.shape;
const ofRole: Record<Role, z.ZodType> = {
  text,
  prose,
  title: primitives.title,
  description: primitives.description,
  heading: primitives.mainHeading,
  alt,
  picture: imageFile,
  focus: headPicture.shape.focus,
  icon,
  category,
  link: internalHref,
  url: externalHref,
  formerUrl: from,
  redirect: to,
  anchor: id,
  phone,
  email: site.shape.email,
  date,
  moment: notices.unwrap().element.shape.from,
  month: prices.shape.tariff.shape.month,
  year,
  number: z.number(),
  switch: z.boolean(),
  choice: z.enum(["plain", "slash"]),
};
const roles = Object.keys(ofRole);
const every = z.strictObject(Object.fromEntries(roles.map((role) => [`own-${role}`, ofRole[role as Role]])));

test.each(roles)("a new key of the role %s is recognised", (role) => {
  expect(fieldAt(every, [`own-${role}`], {}).role).toBe(role);
});

test.each(roles)("the sample of the role %s is valid", (role) => {
  const key = `own-${role}`;
  const { properties = {} } = simplified(editorSchema("", "", "", every)[1]);
  const context = { picture: "small.webp", category: "Refrigeration", today: "2026-11-28", number: 1 };
  expect(every.shape[key]?.safeParse(sampleOf(properties[key] ?? {}, key, context)).error).toBeUndefined();
});
