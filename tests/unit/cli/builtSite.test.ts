import { type ChildProcess, execFile, spawn } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compress } from "../../../src/build/site/distFiles.ts";
import { hashOfFolder } from "../../../src/build/lib/cache.ts";
import { writeSite } from "../../../src/build/site/write.ts";
import { latestBuild, readBuild, readFiles, staleness } from "../../../src/cli/builtSite.ts";
import { bytesOf, facts, table } from "../../fixtures/smallBuild.ts";
import { makeProject, type Project } from "../../fixtures/project.ts";

const site = { "index.html": "home", "about/index.html": "about", "404.html": "lost", "500.html": "broken" };
const commandOf = (name: string) => ["--import", import.meta.resolve("tsx"), resolve(`src/cli/${name}.ts`)];

let project: Project;
let dist: string;
let preview: ChildProcess;
let origin: string;
beforeAll(async () => {
  project = await makeProject("shared");
  dist = `${project.folder}/dist`;
  const content = hashOfFolder(`${project.folder}/content`);
  await writeSite(await compress(bytesOf(site), `${project.folder}/.cache`), dist, { ...facts, content });
  // Content that no build has read: a redirect, and a syntax error.
  await project.edit(
    "content/navigation.yaml",
    /^redirects:/m,
    "redirects:\n  - { from: /prices, to: /contact }",
  );
  await project.edit("content/credit.yaml", /^/, "show: [\n");
  preview = spawn(process.execPath, [...commandOf("preview"), "--plain", "--port", "0"], {
    cwd: project.folder,
  });
  let output = "";
  for await (const data of preview.stdout ?? []) if ((output += String(data)).includes("run dev")) break;
  origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? output;
  expect(output).toContain("content/ has changed since dist/ was built");
});
afterAll(async () => {
  preview.kill();
  await project.discard();
});

const get = async (path: string) => {
  const response = await fetch(origin + path, { redirect: "manual" });
  return [response.status, response.headers.get("location") ?? (await response.text())];
};

test("preview serves dist/ despite a syntax error in content/", async () => {
  expect(await get("/about")).toEqual([200, "about"]);
});

test("preview ignores a redirect that dist/ was not built with", async () => {
  expect(await get("/prices")).toEqual([404, "lost"]);
});

test("preview uses the redirects that dist/ was built with", async () => {
  expect(await get("/old")).toEqual([301, "/about"]);
});

test("preview does not serve the manifest", async () => {
  expect((await get("/.hosting/site.json"))[0]).toBe(404);
});

test("verify compares a host with the table of dist/", async () => {
  const args = [...commandOf("verify"), origin];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project.folder });
  expect(stdout).toMatch(/answers \d+ requests as the build expects\.\n$/);
});

test("preview serves a later build without a restart", async () => {
  const hosting = { ...table, pages: new Map([...table.pages, ["/new", "new/index.html"]]) };
  await writeSite(bytesOf({ ...site, "new/index.html": "new" }), dist, { ...facts, hosting });
  expect(await get("/new")).toEqual([200, "new"]);
});

test("during a build the previous manifest is used", async () => {
  const latest = latestBuild(dist);
  const before = latest();
  await project.write("dist/.hosting/writing", "1");
  await project.edit("dist/.hosting/site.json", '"draft": false', '"draft": true');
  expect(latest()).toBe(before);
  await project.remove("dist/.hosting/writing");
  expect(latest()?.draft).toBe(true);
});

test("a damaged manifest is taken for a missing one", async () => {
  const whole = await project.read("dist/.hosting/site.json");
  await project.write("dist/.hosting/site.json", whole.slice(0, 100));
  expect(() => readBuild(dist)).toThrow("Build first: npm run build");
  await project.write("dist/.hosting/site.json", whole);
});

test("a build is stale if its content has another hash", () => {
  const build = readBuild(dist);
  expect(staleness(dist, { ...build, content: hashOfFolder("content") })).toBeUndefined();
  expect(staleness(dist, { ...build, content: "another" })).toContain("npm run build");
});

test("a build without a folder's name is compared with content/", async () => {
  await project.edit("dist/.hosting/site.json", /^ "folder".*\n/m, "");
  expect(staleness(dist, readBuild(dist))).toMatch(/^content\/ has changed/);
});

test("a build is compared with its own content folder", () => {
  const build = { ...readBuild(dist), folder: "content/brand" };
  expect(staleness(dist, { ...build, content: hashOfFolder("content/brand") })).toBeUndefined();
  expect(staleness(dist, build)).toMatch(/^content\/brand\/ has changed/);
});

test.each([
  ["static/.well-known/proof.txt", true],
  ["static/.nojekyll", true],
  [".schema/site.json", false],
  [".change-begun.part", false],
  ["images/.photo.jpg.swp", false],
  ["static/prices.pdf.bak", false],
])("a new %s changes the content's hash: %s", async (file, isPublished) => {
  const content = `${project.folder}/content`;
  const before = hashOfFolder(content);
  await project.write(`content/${file}`, "x");
  expect(hashOfFolder(content) !== before).toBe(isPublished);
  await project.remove(`content/${file}`);
});

test("a file changed after the build is refused", async () => {
  await project.write("dist/about/index.html", "by hand");
  await expect(readFiles(dist, readBuild(dist))).rejects.toThrow(
    "about/index.html was changed after the build",
  );
});

test("a missing file is refused", async () => {
  await project.remove("dist/about/index.html");
  await expect(readFiles(dist, readBuild(dist))).rejects.toThrow("about/index.html is missing");
});

test("an older dist/ has to be built again", async () => {
  await project.remove("dist/.hosting/site.json");
  expect(() => readBuild(dist)).toThrow("Build first: npm run build");
});
