import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { eachField } from "../../../src/content/fields.ts";
import { schemaOf } from "../../../src/content/schema.ts";
import { openHistory } from "../../../src/desk/server/history.ts";
import { schemaFor } from "../../../src/desk/server/reading.ts";
import { sampleOf } from "../../../src/desk/shared/samples.ts";
import { listFiles } from "../../../src/build/lib/files.ts";
import { serveDesk } from "../../fixtures/desk.ts";
import { makeProject, type Project } from "../../fixtures/project.ts";
import { editAtRandom } from "../../fixtures/randomEdits.ts";
import { changedLines, shippedYaml } from "../../fixtures/tricky.ts";

let project: Project;
let desk: Awaited<ReturnType<typeof serveDesk>>;

beforeAll(async () => {
  project = await makeProject("shared");
  desk = await serveDesk(project.folder);
});
afterEach(async () => {
  for (const [file, text] of shipped) await project.write(`content/${file}`, text);
  desk[Symbol.dispose]();
  rmSync(join(project.folder, ".desk"), { recursive: true, force: true });
  desk = await serveDesk(project.folder);
});
afterAll(async () => {
  desk[Symbol.dispose]();
  await project.discard();
});

const page = "solutions/cold-rooms.yaml";
const shipped = shippedYaml
  .filter(({ file }) => [page, "site.yaml"].includes(file))
  .map(({ file, text }) => [file, text] as const);
const heading = ["hero", "heading"];
const content = () => join(project.folder, "content");
const textOf = (file: string) => readFileSync(join(content(), file), "utf8");
const hashes = async () =>
  new Map([...(await project.snapshot("content"))].map(([path, { hash }]) => [path, hash]));
const set = (path: (string | number)[], value: string) => ({ kind: "set", path, value }) as const;

const { properties = {} } = schemaFor(page);
const kinds = (properties["sections"]?.items?.oneOf ?? []).map(
  (kind) => [String(kind.properties?.["type"]?.const), kind] as const,
);

/** Kinds that need what only the person has: the picture with named parts, the video's address. */
const incomplete: Record<string, string[]> = { anatomy: ["parts.1.at", "parts.2.at"], video: ["url"] };

/** Writes a change and stops before its record is complete, as a kill does. */
async function interrupted(before: string, after: string, write: () => Promise<void>): Promise<void> {
  desk[Symbol.dispose]();
  const history = openHistory(join(project.folder, ".desk/saves.json"), (file) => Buffer.from(textOf(file)));
  const [old, now] = [before, after].map((text) => new Map([[page, Buffer.from(text)]]));
  if (!old || !now) return;
  await history.write(now, history.with(old, now, "Later"), async () => {
    await write();
    throw new Error("Killed");
  });
}

test("one edit changes one line", async () => {
  const before = textOf(page);
  expect((await desk.save(page, set(heading, "Cold: rooms"))).status).toBe(200);
  const { added, removed } = changedLines(before, textOf(page));
  expect(added).toEqual(['  heading: "Cold: rooms"']);
  expect(removed).toHaveLength(1);
});

test("a mistake is named at its field", async () => {
  const before = textOf(page);
  const { status, answer } = await desk.save(page, set(heading, ""));
  expect(status).toBe(422);
  expect(answer.mistakes).toEqual([
    { file: page, path: heading, message: expect.stringContaining("is empty") },
  ]);
  expect(textOf(page)).toBe(before);
});

test("a dead link is named at its field", async () => {
  const { answer } = await desk.save(page, set(["hero", "lead"], "See [there](/nowhere)."));
  expect(answer.mistakes?.map(({ path }) => path)).toEqual([["hero", "lead"]]);
});

test("a change elsewhere in the file is kept", async () => {
  const { hash, data } = await desk.view(page);
  await project.edit(`content/${page}`, "Get a Quote or Repair", "Ask us");
  const old = (data as { hero: { heading: string } }).hero.heading;
  const answer = await desk.write("save", { file: page, hash, changes: [{ ...set(heading, "Rooms"), old }] });
  expect(answer.status).toBe(200);
  expect(textOf(page)).toContain("heading: Ask us");
});

test("a change of the same place is not overwritten", async () => {
  const { hash } = await desk.view(page);
  await project.edit(`content/${page}`, /(hero:\n +heading: ).*/, "hero:\n  heading: From elsewhere");
  const change = { ...set(heading, "Rooms"), old: "Cold Rooms and Walk-in Freezers" };
  const { status, answer } = await desk.write("save", { file: page, hash, changes: [change] });
  expect([status, answer.isConflict]).toEqual([409, true]);
  expect(textOf(page)).toContain("heading: From elsewhere");
});

test("a file with a syntax error is not saved", async () => {
  const { hash } = await desk.view(page);
  await project.edit(`content/${page}`, "hero:", "hero: [");
  const before = textOf(page);
  expect((await desk.write("save", { file: page, hash, changes: [set(heading, "Rooms")] })).status).toBe(422);
  expect(textOf(page)).toBe(before);
});

test("typing in one field is undone together", async () => {
  const before = textOf(page);
  for (const text of ["C", "Co", "Cold, now"]) await desk.save(page, set(heading, text));
  expect((await desk.state()).saves).toHaveLength(1);
  expect((await desk.undo()).status).toBe(200);
  expect(textOf(page)).toBe(before);
});

test("undo works after a restart", async () => {
  const before = await hashes();
  await desk.save(page, set(heading, "Rooms"));
  desk[Symbol.dispose]();
  desk = await serveDesk(project.folder);
  expect((await desk.state()).saves[0]?.words).toContain("Rooms");
  await desk.undo();
  expect(await hashes()).toEqual(before);
});

test("a kill after a save keeps its undo", async () => {
  const before = textOf(page);
  const after = before.replace(/(hero:\n +heading: ).*/, "$1Rooms");
  await expect(interrupted(before, after, () => project.write(`content/${page}`, after))).rejects.toThrow();
  desk = await serveDesk(project.folder);
  expect((await desk.undo()).status).toBe(200);
  expect(textOf(page)).toBe(before);
});

test("a kill before a save leaves no record of it", async () => {
  await desk.save(page, set(heading, "Rooms"));
  const before = textOf(page);
  await expect(interrupted(before, `${before}# more`, async () => {})).rejects.toThrow();
  desk = await serveDesk(project.folder);
  expect((await desk.state()).saves.map(({ words }) => words)).toEqual([expect.stringContaining("Rooms")]);
});

test("a damaged list of saves is kept aside", async () => {
  const folder = join(project.folder, ".desk");
  desk[Symbol.dispose]();
  await project.write(".desk/saves.json", '{"saves":[{"id"');
  desk = await serveDesk(project.folder);
  expect((await desk.state()).savesProblem).toMatch(/is damaged.+kept as \.desk\/saves-damaged-\d+\.json/);
  await desk.save(page, set(heading, "Rooms"));
  const kept = listFiles(folder).find((name) => name.includes("damaged"));
  expect(readFileSync(join(folder, kept ?? ""), "utf8")).toBe('{"saves":[{"id"');
});

test.each(kinds)("a new section of the kind %s leaves no trace", async (name, kind) => {
  const before = textOf(page);
  const { sections } = (await desk.view(page)).data as { sections: unknown[] };
  const { pictures, today } = await desk.state();
  const context = { picture: pictures[0] ?? "", category: "", today, number: 1000 };
  const path = ["sections"];
  const value = sampleOf(kind, "sections", context) as string;
  const added = await desk.save(page, { kind: "insert", path, index: sections.length, value });
  const places = added.answer.mistakes?.map((one) => one.path?.slice(2).join("."));
  expect(places).toEqual(incomplete[name]);
  if (places) return expect(textOf(page)).toBe(before);
  expect((await desk.save(page, { kind: "remove", path: [...path, sections.length] })).status).toBe(200);
  expect(textOf(page)).toBe(before);
});

test("undo keeps a later change elsewhere in the file", async () => {
  await desk.save(page, set(heading, "Rooms"));
  await project.edit(`content/${page}`, "Get a Quote or Repair", "Ask us");
  expect((await desk.undo()).status).toBe(200);
  expect(textOf(page)).toContain("heading: Ask us");
  expect(textOf(page)).not.toContain("heading: Rooms");
});

test("undo refuses after a later change of the same place", async () => {
  await desk.save(page, set(heading, "Rooms"));
  await project.edit(`content/${page}`, "heading: Rooms", "heading: Other");
  expect((await desk.undo()).status).toBe(409);
  expect(textOf(page)).toContain("heading: Other");
});

test("the same save is not undone twice", async () => {
  await desk.save(page, set(heading, "Rooms"));
  const [{ id } = { id: "" }] = (await desk.state()).saves;
  const answers = await Promise.all([desk.write("undo", { id }), desk.write("undo", { id })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("two saves at once are both kept", async () => {
  const { hash } = await desk.view(page);
  const [one, other] = [set(heading, "Rooms"), set(["contact", "heading"], "Ask")];
  const { data } = await desk.view(page);
  const old = (data as Record<string, { heading: string }>)["contact"]?.heading;
  await Promise.all([
    desk.write("save", { file: page, hash, changes: [one] }),
    desk.write("save", { file: page, hash, changes: [{ ...other, old }] }),
  ]);
  expect(textOf(page)).toContain("heading: Rooms");
  expect(textOf(page)).toContain("heading: Ask\n");
});

test("a confirmed claim loses only its mark", async () => {
  const [mark] = (await desk.state()).marks.filter(({ file, kind }) => file === page && kind === "confirm");
  const before = textOf(page);
  await desk.save(page, { kind: "confirm", path: mark?.path ?? [] });
  const { added, removed } = changedLines(before, textOf(page));
  expect(removed.map((line) => line.replace("!confirm ", ""))).toEqual(added);
});

test("a replaced example loses its mark", async () => {
  const before = textOf("site.yaml");
  const { status } = await desk.save("site.yaml", set(["email"], "office@hvac.pk"));
  expect(status).toBe(200);
  expect(changedLines(before, textOf("site.yaml")).added).toEqual(["email: office@hvac.pk"]);
  await desk.undo();
  expect(textOf("site.yaml")).toBe(before);
});

test("each role of content is reached by the form", async () => {
  const { data } = parseYaml(page, textOf(page));
  const unknown = [...eachField(schemaOf(page), data)].filter(({ role }) => role === undefined);
  expect(unknown.filter(({ path }) => path.at(-1) !== "type").map(({ path }) => path.join("."))).toEqual([]);
});

test("ten random edits are undone byte for byte", async () => {
  const before = await hashes();
  const { saved } = await editAtRandom(desk, content(), 10, 4);
  expect(saved).toBeGreaterThan(3);
  while ((await desk.state()).saves.length > 0) expect((await desk.undo()).status).toBe(200);
  expect(await hashes()).toEqual(before);
});
