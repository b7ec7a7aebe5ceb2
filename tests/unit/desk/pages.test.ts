import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sectionAnchors } from "../../../src/content/ids.ts";
import type { Section } from "../../../src/content/sections.ts";
import { serveDesk } from "../../fixtures/desk.ts";
import { makeProject, type Project } from "../../fixtures/project.ts";

let project: Project;
let desk: Awaited<ReturnType<typeof serveDesk>>;
let before: Map<string, string>;

const hashes = async () =>
  new Map([...(await project.snapshot("content"))].map(([path, { hash }]) => [path, hash]));
const textOf = (file: string) => readFileSync(join(project.folder, "content", file), "utf8");
const has = (file: string) => existsSync(join(project.folder, "content", file));

beforeAll(async () => {
  project = await makeProject("shared");
  desk = await serveDesk(project.folder);
  before = await hashes();
});
afterEach(async () => {
  while ((await desk.state()).saves.length > 0) expect((await desk.undo()).status).toBe(200);
  expect(await hashes(), "after undo").toEqual(before);
});
afterAll(async () => {
  desk[Symbol.dispose]();
  await project.discard();
});

test.each([
  ["/services/ice", "services/ice.yaml"],
  ["/solutions/ice", "solutions/ice.yaml"],
  ["/privacy", "texts/privacy.yaml"],
  ["/news/ice", "news/ice.yaml"],
])("a new page %s is a draft", async (to, file) => {
  const { status, answer } = await desk.write("page", { kind: "new", to });
  expect([status, answer.file], answer.message).toEqual([200, file]);
  expect(textOf(file)).toContain("draft: true");
  expect((await desk.state()).files.find((one) => one.file === file)?.hidden).toBe("is a draft");
});

test("a copy keeps the sections of its page", async () => {
  const { status } = await desk.write("page", {
    kind: "copy",
    from: "/solutions/cold-rooms",
    to: "/solutions/ice",
  });
  expect(status).toBe(200);
  expect(textOf("solutions/ice.yaml")).toContain("Check that nobody is inside");
});

test("a renamed page keeps its links", async () => {
  const { status } = await desk.write("page", {
    kind: "move",
    from: "/solutions/cold-rooms",
    to: "/solutions/ice",
  });
  expect(status).toBe(200);
  expect(has("solutions/cold-rooms.yaml")).toBe(false);
  expect(textOf("navigation.yaml")).toContain("from: /solutions/cold-rooms");
});

test("links to a removed page lead to another one", async () => {
  const from = "/solutions/three-wheelers";
  const { status, answer } = await desk.write("page", {
    kind: "remove",
    from,
    to: "/services/transport-hvac",
  });
  expect(status, answer.message).toBe(200);
  expect(has("solutions/three-wheelers.yaml")).toBe(false);
  expect(textOf("navigation.yaml")).toContain(`from: ${from}\n    to: /services/transport-hvac`);
});

test("links to a removed page's sections lose their anchors", async () => {
  const { sections } = (await desk.view("solutions/cold-rooms.yaml")).data as { sections: Section[] };
  const lead = `See [this](/solutions/cold-rooms#${sectionAnchors(sections)[0]}).`;
  await desk.save("services/amc.yaml", { kind: "set", path: ["hero", "lead"], value: lead });
  const change = { from: "/solutions/cold-rooms", to: "/services/cold-storage" };
  const { status, answer } = await desk.write("page", { kind: "remove", ...change });
  expect(status, answer.message).toBe(200);
  expect(textOf("services/amc.yaml")).toContain("See [this](/services/cold-storage).");
});

test.each([
  "/about",
  "/solutions/cold-rooms",
  "/solutions/../site",
  "/Ice",
  "/solutions/برف",
  "/index",
  "//x",
  "/x.yaml",
  "",
])("no page is added at %j", async (to) => {
  expect((await desk.write("page", { kind: "new", to })).status).toBeGreaterThan(399);
});

test.each(["/", "/about", "/nowhere", "/../site"])("the page %s is not removed", async (from) => {
  expect((await desk.write("page", { kind: "remove", from, to: "/contact" })).status).toBeGreaterThan(399);
});
