import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { loadContent } from "../../src/build/content/load.ts";
import { listFiles } from "../../src/build/lib/files.ts";
import { serveDesk } from "../fixtures/desk.ts";
import { makeProject } from "../fixtures/project.ts";
import { editAtRandom } from "../fixtures/randomEdits.ts";
import { randomFrom } from "./fuzz/random.ts";

test.each([1, 2])("200 random edits are undone byte for byte (seed %i)", async (seed) => {
  const project = await makeProject("shared");
  const hashes = async () =>
    new Map([...(await project.snapshot("content"))].map(([path, { hash }]) => [path, hash]));
  const before = await hashes();
  const first = await serveDesk(project.folder);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", project.folder, ...args], { encoding: "utf8" });
  git("init", "-q");
  const commit = () => git("-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qam", "edit");
  git("add", "content");
  commit();
  const results = await editAtRandom(first, join(project.folder, "content"), 200, seed, (file) => {
    const own = git("diff", "--name-only").trim();
    if (!own) return;
    expect(own).toBe(`content/${file}`);
    commit();
  });
  first[Symbol.dispose]();
  console.log("Edits:", results);
  expect(results.saved).toBeGreaterThan(60);
  using desk = await serveDesk(project.folder);
  while ((await desk.state()).saves.length > 0) expect((await desk.undo()).status).toBe(200);
  expect(await hashes()).toEqual(before);
  await project.discard();
});

test("a full disk changes nothing", async () => {
  const project = await makeProject("shared");
  const before = await project.snapshot("content");
  const script = join(import.meta.dirname, "savingDesk.ts");
  const tsx = import.meta.resolve("tsx");
  const command = `ulimit -f 4; exec "${process.execPath}" --import ${tsx} ${script} "${project.folder}"`;
  const child = spawn("/bin/sh", ["-c", command]);
  let output = "";
  for await (const text of child.stdout.setEncoding("utf8")) if (/2\n/.test((output += String(text)))) break;
  child.kill("SIGKILL");
  expect(output).toContain("content/pages/about.yaml.part: EFBIG");
  expect(await project.snapshot("content")).toEqual(before);
  await project.discard();
});

test("content is whole after 50 kills during saves", async () => {
  const project = await makeProject("shared");
  const content = join(project.folder, "content");
  const random = randomFrom(3);
  const script = join(import.meta.dirname, "savingDesk.ts");
  const found = new Set<string>();
  const original = await project.read("content/pages/about.yaml");
  for (let kill = 0; kill < 50; kill++) {
    const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), script, project.folder]);
    await once(child.stdout, "data");
    await wait(random.below(400));
    child.kill("SIGKILL");
    await once(child, "close");
    const { site } = await loadContent(content, [], { drafts: true });
    found.add(site.about.hero.heading.replace(/^(?!Heading ).*/, "original"));
    using desk = await serveDesk(project.folder);
    while ((await desk.state()).saves.length > 0) expect((await desk.undo()).status).toBe(200);
    expect(await project.read("content/pages/about.yaml")).toBe(original);
  }
  console.log("Headings after the kills:", found);
  expect([...found].filter((heading) => !/^(original|Heading [01])$/.test(heading))).toEqual([]);
  expect(listFiles(content).filter((path) => path.endsWith(".part"))).toEqual([]);
  await project.discard();
});
