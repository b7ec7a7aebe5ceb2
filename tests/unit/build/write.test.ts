import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { explain } from "../../../src/tools/build.ts";
import { lockOf } from "../../../src/build/site/lock.ts";
import { listFiles } from "../../../src/build/lib/files.ts";
import { writeSite } from "../../../src/build/site/write.ts";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "hvac-write-"))));
afterEach(() => rm(folder, { recursive: true }));

const bytes = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

test("assets are written first, pages next, the host's configuration last", async () => {
  const site = bytes({
    ".htaccess": "h",
    _redirects: "r",
    "index.html": "p",
    "about/index.html": "p",
    "assets/a.js": "a",
    "nginx.conf": "n",
    "zebra.svg": "z",
  });
  expect((await writeSite(site, folder)).written).toEqual([
    "assets/a.js",
    "zebra.svg",
    "about/index.html",
    "index.html",
    ".htaccess",
    "_redirects",
    "nginx.conf",
  ]);
});

test("new pages are written before those that link to them", async () => {
  await writeSite(bytes({ "a/index.html": "a", "index.html": "i" }), folder);
  const site = bytes({ "a/index.html": "to b", "b/index.html": "b", "index.html": "to b" });
  expect((await writeSite(site, folder)).written).toEqual(["b/index.html", "a/index.html", "index.html"]);
});

test("what has not changed is not touched", async () => {
  const site = bytes({ "index.html": "one", "a.js": "a" });
  await writeSite(site, folder);
  const before = (await stat(join(folder, "a.js"))).mtimeMs;
  const report = await writeSite(bytes({ "index.html": "two", "a.js": "a" }), folder);
  expect(report).toEqual({ written: ["index.html"], unchanged: 1, removed: [] });
  expect((await stat(join(folder, "a.js"))).mtimeMs).toBe(before);
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe("two");
});

test("what no longer belongs is removed, with folders that it leaves empty", async () => {
  await writeSite(bytes({ "index.html": "i", "old/page/index.html": "o" }), folder);
  await writeFile(join(folder, "index.html.part"), "cut off");
  const { removed } = await writeSite(bytes({ "index.html": "i" }), folder);
  expect(removed).toEqual(["old/page/index.html"]);
  expect(listFiles(folder)).toEqual([".hosting/files.txt", "index.html"]);
  await expect(stat(join(folder, "old"))).rejects.toThrow();
});

describe("what no build made", () => {
  let elsewhere: string;
  beforeEach(async () => {
    elsewhere = await mkdtemp(join(tmpdir(), "hvac-elsewhere-"));
    await mkdir(join(elsewhere, "album"));
    await writeFile(join(elsewhere, "photo"), "p");
    await writeFile(join(elsewhere, "album/photo"), "p");
  });
  afterEach(() => rm(elsewhere, { recursive: true }));
  const survives = () => expect(listFiles(elsewhere)).toEqual(["album/photo", "photo"]);

  test("stays: a file, a folder, and what lies behind a link", async () => {
    await writeSite(bytes({ "index.html": "i", "old.css": "o" }), folder);
    await writeFile(join(folder, "google123.html"), "g");
    await writeFile(join(folder, "notes.part"), "n");
    await mkdir(join(folder, "empty"));
    await symlink(elsewhere, join(folder, "uploads"));
    expect((await writeSite(bytes({ "index.html": "i" }), folder)).removed).toEqual(["old.css"]);
    survives();
    expect(listFiles(folder)).toEqual([".hosting/files.txt", "google123.html", "index.html", "notes.part"]);
    expect((await stat(join(folder, "empty"))).isDirectory()).toBe(true);
  });

  test("stays where a folder of an earlier build has become a link", async () => {
    await writeSite(bytes({ "index.html": "i", "album/photo": "ours" }), folder);
    await rm(join(folder, "album"), { recursive: true });
    await symlink(join(elsewhere, "album"), join(folder, "album"));
    await writeSite(bytes({ "index.html": "i" }), folder);
    survives();
  });

  test("is not overwritten through a link: the build stops before it writes anything", async () => {
    await writeSite(bytes({ "index.html": "i" }), folder);
    await symlink(elsewhere, join(folder, "assets"));
    const attempt = writeSite(bytes({ "assets/photo": "ours", "index.html": "new" }), folder);
    await expect(attempt).rejects.toThrow(/assets is a symbolic link.*remove the link/);
    survives();
    expect(await readFile(join(elsewhere, "photo"), "utf8")).toBe("p");
    expect(await readFile(join(folder, "index.html"), "utf8")).toBe("i");
  });

  test("stays in a folder that holds something else, also where dist is a link to it", async () => {
    const link = join(folder, "dist");
    await symlink(elsewhere, link);
    for (const place of [elsewhere, link])
      await expect(writeSite(bytes({ "index.html": "i" }), place)).rejects.toThrow(/no build made/);
    survives();
  });

  test("stays where the list of the last build names something outside the folder", async () => {
    await writeSite(bytes({ "index.html": "i" }), folder);
    await writeFile(join(folder, ".hosting/files.txt"), `../${basename(elsewhere)}/photo\nindex.html\n`);
    await writeSite(bytes({ "index.html": "i" }), folder);
    survives();
  });
});

describe("the build reports in one sentence, without a stack trace, that", () => {
  const report = async (place: string, files = { "index.html": "i" }) =>
    explain(await writeSite(bytes(files), place).catch((error: unknown) => error));

  test("the folder is a file", async () => {
    await writeFile(join(folder, "file"), "");
    expect(await report(join(folder, "file"))).toMatch(/^\S+file could not be listed: .+ is a file.+\.$/);
  });

  test("a file can't be written; nothing half written is left, and the next build goes on", async () => {
    await mkdir(join(folder, ".hosting"));
    await writeFile(join(folder, ".hosting/files.txt"), "index.html\n");
    await mkdir(join(folder, "index.html/in the way"), { recursive: true });
    expect(await report(folder)).toMatch(/^\S+index.html could not be written: it is a folder.+\.$/);
    expect(listFiles(folder).filter((path) => path.endsWith(".part"))).toEqual([]);
    expect(lockOf(folder)).toBe("stale");
    await rm(join(folder, "index.html"), { recursive: true });
    await writeSite(bytes({ "index.html": "i" }), folder);
    expect(lockOf(folder)).toBe("none");
  });

  test("another build is writing", async () => {
    await writeSite(bytes({ "index.html": "i" }), folder);
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    await writeFile(join(folder, ".hosting/writing"), String(other.pid));
    expect(await report(folder)).toBe(
      `another build is writing to ${folder}: wait until it has finished, or, if none is running, delete ${folder}/.hosting/writing`,
    );
    const ended = new Promise((done) => other.on("exit", done));
    other.kill();
    await ended;
    expect((await writeSite(bytes({ "index.html": "new" }), folder)).written).toEqual(["index.html"]);
  });
});

test("a build that was cut off before it wrote anything does not make the folder somebody else's", async () => {
  await mkdir(join(folder, ".hosting"));
  await writeFile(join(folder, ".hosting/writing"), "");
  expect((await writeSite(bytes({ "index.html": "i" }), folder)).written).toEqual(["index.html"]);
});

test("a file is written aside and renamed: a reader that has it open keeps the old one whole", async () => {
  await writeSite(bytes({ "index.html": "old" }), folder);
  const { ino } = await stat(join(folder, "index.html"));
  await writeSite(bytes({ "index.html": "new" }), folder);
  expect((await stat(join(folder, "index.html"))).ino).not.toBe(ino);
  expect(listFiles(folder)).toEqual([".hosting/files.txt", "index.html"]);
});
