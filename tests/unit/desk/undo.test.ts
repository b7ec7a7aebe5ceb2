import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../src/build/lib/files.ts";
import { openHistory, withSave } from "../../../src/desk/server/history.ts";
import { serveDesk } from "../../fixtures/desk.ts";
import { editAtRandom } from "../../fixtures/randomEdits.ts";
import {
  desk,
  hashes,
  heading,
  page,
  project,
  restart,
  set,
  textOf,
  useSavedPage,
} from "../../fixtures/savedPage.ts";
import { slow } from "../../fixtures/slow.ts";

useSavedPage();

/** Writes a change and stops before its record is complete, as a kill does. */
async function interrupted(before: string, after: string, write: () => Promise<void>): Promise<void> {
  const history = openHistory(join(project.folder, ".desk/saves.json"), (file) => Buffer.from(textOf(file)));
  const [old, now] = [before, after].map((text) => new Map([[page, Buffer.from(text)]]));
  if (!old || !now) return;
  await history.write(now, withSave(old, now, "Later"), async () => {
    await write();
    throw new Error("Killed");
  });
}

test("typing in one field is undone together", async () => {
  const before = textOf(page);
  for (const text of ["C", "Co", "Cold, now"]) await desk.save(page, set(heading, text));
  expect((await desk.state()).saves).toHaveLength(1);
  expect((await desk.undo()).status).toBe(200);
  expect(textOf(page)).toBe(before);
});

test("the words of a moved section begin with its page", async () => {
  await desk.save("pages/home.yaml", { kind: "move", path: [], from: 4, to: 5 });
  expect((await desk.state()).saves[0]?.words).toMatch(/^Home: moved ".+"$/);
});

test("undo works after a restart", async () => {
  const before = await hashes();
  await desk.save(page, set(heading, "Rooms"));
  await restart();
  expect((await desk.state()).saves[0]?.words).toContain("Rooms");
  await desk.undo();
  expect(await hashes()).toEqual(before);
});

test("two desks of a folder share their saves", async () => {
  using other = await serveDesk(project.folder);
  const before = await hashes();
  await Promise.all([
    desk.save(page, set(heading, "Rooms")),
    other.save("site.yaml", set(["email"], "office@hvac.pk")),
  ]);
  await desk.save(page, set(["contact", "heading"], "Ask"));
  expect((await desk.state()).saves).toHaveLength(3);
  for (const one of [other, desk, other]) expect((await one.undo()).status).toBe(200);
  expect(await hashes()).toEqual(before);
});

test("a kill after a save keeps its undo", async () => {
  const before = textOf(page);
  const after = before.replace(/(hero:\n +heading: ).*/, "$1Rooms");
  await expect(interrupted(before, after, () => project.write(`content/${page}`, after))).rejects.toThrow();
  await restart();
  expect((await desk.undo()).status).toBe(200);
  expect(textOf(page)).toBe(before);
});

test("a kill before a save leaves no record of it", async () => {
  await desk.save(page, set(heading, "Rooms"));
  const before = textOf(page);
  await expect(interrupted(before, `${before}# more`, async () => {})).rejects.toThrow();
  await restart();
  expect((await desk.state()).saves.map(({ words }) => words)).toEqual([expect.stringContaining("Rooms")]);
});

test("a damaged list of saves is kept aside", async () => {
  const folder = join(project.folder, ".desk");
  await project.write(".desk/saves.json", '{"saves":[{"id"');
  await restart();
  expect((await desk.state()).savesProblem).toMatch(/is damaged.+kept as \.desk\/saves-damaged-\d+\.json/);
  await desk.save(page, set(heading, "Rooms"));
  const kept = listFiles(folder).find((name) => name.includes("damaged"));
  expect(readFileSync(join(folder, kept ?? ""), "utf8")).toBe('{"saves":[{"id"');
});

test("undo keeps a later change elsewhere in the file", async () => {
  await desk.save(page, set(heading, "Rooms"));
  await project.edit(`content/${page}`, /(?<=^contact:\n {2}heading: ).*/m, "Ask us");
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

test("ten random edits are undone byte for byte", slow, async () => {
  const before = await hashes();
  const { saved } = await editAtRandom(desk, join(project.folder, "content"), 10, 4);
  expect(saved).toBeGreaterThan(3);
  while ((await desk.state()).saves.length > 0) expect((await desk.undo()).status).toBe(200);
  expect(await hashes()).toEqual(before);
});
