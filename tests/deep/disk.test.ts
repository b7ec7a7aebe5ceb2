import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { lockOf } from "../../src/build/site/write.ts";
import { makeProject, type Outcome, type Project, tinyPicture } from "../fixtures/project.ts";
import { randomFrom } from "./fuzz/random.ts";

let project: Project;
let dist: string;
const versions: Map<string, string>[] = [];
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const env = { ...process.env, NODE_ENV: "", SOURCE_DATE_EPOCH: "1900000000" };

const start = (command: string[] = []): ChildProcess =>
  spawn(command[0] ?? process.execPath, command[0] ? command.slice(1) : ["build.ts", "--quiet"], {
    cwd: project.folder,
    env,
    ...nobody,
  });

const end = (child: ChildProcess): Promise<Outcome> => {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += String(data)));
  // Removes the progress message, because it depends on the number of cached pictures.
  const report = () => output.replace(/^Encoding.+\n/gm, "");
  return new Promise((done) => child.on("close", (code) => done({ code, output: report() })));
};

/**
 * Returns the hashes of the files in dist. Excludes a file that no build wrote, and the temporary file that a
 * build may leave if it is killed while it takes the lock.
 */
async function built(): Promise<Map<string, string>> {
  const own = [...(await project.snapshot("dist"))].filter(
    ([path]) => path !== "google123.html" && !/^\.hosting\/writing\..*\.part$/.test(path),
  );
  return new Map(own.map(([path, { hash }]) => [path, hash]));
}

async function edit(version: number): Promise<void> {
  await project.edit("content/navigation.yaml", /name: .*/, `name: Home ${version}`);
  await project.write(
    "content/images/amc.webp",
    await tinyPicture("webp", { width: 64 + version, height: 48 }),
  );
}

beforeAll(async () => {
  project = await makeProject("copied");
  dist = join(project.folder, "dist");
  await mkdir(join(project.folder, "precious"));
  await project.write("precious/photo", "p");
  if ("uid" in nobody) execFileSync("chown", ["-hRP", "65534:65534", project.folder]);
  for (const version of [0, 1]) {
    await edit(version);
    const { code, output } = await end(start());
    expect(code, output).toBe(0);
    versions.push(await built());
  }
  await project.write("dist/google123.html", "g");
  await symlink("../precious", join(dist, "uploads"));
});
afterAll(() => project.discard());

async function completes(version: number): Promise<void> {
  const { code, output } = await end(start());
  expect(code, output).toBe(0);
  expect(await built()).toEqual(versions[version]);
}

const isWhole = (now: Map<string, string>) =>
  versions.some(
    (version) => version.size === now.size && [...now].every(([path, hash]) => version.get(path) === hash),
  );

test("after each of 60 killed builds every file is intact", async () => {
  const random = randomFrom(1);
  let mixed = 0;
  for (let round = 0; round < 60; round++) {
    await edit(round % 2);
    const build = start();
    const ended = end(build);
    // Kills at random times rarely hit the writing, which takes only a few per cent of a build. So every second
    // build is killed while it writes.
    if (round % 2) while (build.exitCode === null && lockOf(dist) === "none") await wait(1);
    await wait(random.below(round % 2 ? 80 : 2000));
    build.kill("SIGKILL");
    await ended;

    const now = await built();
    for (const [path, hash] of now)
      if (!/\.part$|^\.hosting\/(site.json|writing)$/.test(path))
        expect(
          versions.map((version) => version.get(path)),
          path,
        ).toContain(hash);
    for (const page of versions[0]?.keys() ?? [])
      if (page.endsWith("html")) expect([...now.keys()]).toContain(page);
    expect(lockOf(dist)).toBe(isWhole(now) ? "none" : "stale");
    if (!isWhole(now)) mixed++;
    if (round % 6 === 5) await completes(round % 2);
  }
  expect(mixed).toBeGreaterThan(5);
  expect(await project.read("dist/google123.html")).toBe("g");
  expect(await project.read("dist/uploads/photo")).toBe("p");
});

test("a second build at the same time is refused", async () => {
  for (let round = 0; round < 12; round++) {
    await edit(round % 2);
    for (const { code, output } of await Promise.all([end(start()), end(start())]))
      if (code !== 0)
        expect(output, `round ${round}`).toMatch(/^another build is writing to dist: wait .+\n$/);
    expect(await built()).toEqual(versions[round % 2]);
  }
});

test.each([
  ["dist", ["--dist", "small", "--cache", ".cache"]],
  ["the cache", ["--dist", "small", "--cache", "small"]],
])("without disk space for %s no partial file is left", async (_, args) => {
  const command = `ulimit -f 24; exec "${process.execPath}" build.ts --quiet ${args.join(" ")}`;
  const { code, output } = await end(start(["/bin/sh", "-c", command]));
  expect(output).toMatch(/^small\/\S+: EFBIG: .+\n$/);
  expect(code).toBe(1);
  expect(listFiles(join(project.folder, "small")).filter((path) => path.endsWith(".part"))).toEqual([]);
  await project.remove("small");
});

test("a folder without write permission is reported", async () => {
  const before = await built();
  await edit(2);
  for (const folder of [".hosting", "."]) chmodSync(join(dist, folder), 0o555);
  const { code, output } = await end(start());
  for (const folder of [".hosting", "."]) chmodSync(join(dist, folder), 0o755);
  expect(output).toMatch(/^EACCES: .*dist\/.*\n$/);
  expect(code).toBe(1);
  expect(await built()).toEqual(before);
});
