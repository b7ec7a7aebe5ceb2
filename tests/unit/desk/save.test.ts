import { expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { eachField } from "../../../src/content/fields.ts";
import { schemaOf } from "../../../src/content/schema.ts";
import type { TextEntry } from "../../../src/desk/shared/api.ts";
import { changeYaml } from "../../../src/edit/changeYaml.ts";
import { desk, hashes, heading, page, project, set, textOf, useSavedPage } from "../../fixtures/savedPage.ts";
import { nameOf } from "../../../src/desk/shared/formSchema.ts";
import { changedLines } from "../../fixtures/tricky.ts";

useSavedPage();

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

test.each([
  ["hours", [{ days: ["Monday"], opens: "09:00" }], /“Opening time” and “Closing time”,/],
  ["notices", [{ from: "2027-03-02 08:00", until: "2027-03-01 08:00", text: "Closed" }], /than “From”$/],
])("a message about %s names labels instead of keys", async (key, value, message) => {
  const { answer } = await desk.save("site.yaml", { kind: "set", path: [key], value });
  expect(answer.mistakes?.map((one) => one.message).join()).toMatch(message);
});

test("a list entry has its title as its name", () => {
  const part = { properties: { at: { role: "text" }, title: { role: "text" } } };
  expect(nameOf(part, { at: "return", title: "Return air" }, 0)).toBe("Return air");
});

test("a list entry's name contains the facts", () => {
  const part = { properties: { heading: { role: "heading" } } };
  expect(nameOf(part, { heading: "Why Choose {name}" }, 0, { name: "Ours" })).toBe("Why Choose Ours");
});

test("a category is renamed in entries that another program moved", async () => {
  const before = textOf("projects.yaml");
  const moved = changeYaml(before, [{ kind: "move", path: ["projects"], from: 0, to: 1 }]);
  await project.write("content/projects.yaml", moved);
  const { data } = await desk.view("projects.yaml");
  const [old = ""] = (data as { categories: string[] }).categories;
  const change = { kind: "set", path: ["categories", 0], old, value: "Dwellings" } as const;
  expect((await desk.save("projects.yaml", change)).status).toBe(200);
  expect(textOf("projects.yaml")).toBe(
    moved.replace(`[${old},`, "[Dwellings,").replaceAll(`category: ${old}\n`, "category: Dwellings\n"),
  );
  await desk.undo();
  await project.write("content/projects.yaml", before);
});

test("a renamed category is renamed on its pages", async () => {
  const { data } = await desk.view("projects.yaml");
  const [old = ""] = (data as { categories: string[] }).categories;
  const before = await hashes();
  await desk.save("projects.yaml", { kind: "set", path: ["categories", 0], old, value: "Homes" });
  const { problem, saves } = await desk.state();
  expect([problem, saves.length]).toEqual(["", 1]);
  const named = (await desk.read<TextEntry[]>("texts")).filter(({ role }) => role === "category");
  expect(named.map(({ text }) => text)).not.toContain(old);
  await desk.undo();
  expect(await hashes()).toEqual(before);
});
