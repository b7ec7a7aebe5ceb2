import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listFiles, writeSite } from "../../../src/build/write.ts";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "hvac-write-"))));
afterEach(() => rm(folder, { recursive: true }));

const bytes = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

test("assets are written first, pages next, what steers the host last", async () => {
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
  expect([...removed].sort()).toEqual(["index.html.part", "old/page/index.html"]);
  expect(listFiles(folder)).toEqual(["index.html"]);
  await expect(stat(join(folder, "old"))).rejects.toThrow();
});

test("a file is written aside and renamed: a reader that has it open keeps the old one whole", async () => {
  await writeSite(bytes({ "index.html": "old" }), folder);
  const { ino } = await stat(join(folder, "index.html"));
  await writeSite(bytes({ "index.html": "new" }), folder);
  expect((await stat(join(folder, "index.html"))).ino).not.toBe(ino);
  expect(listFiles(folder)).toEqual(["index.html"]);
});
