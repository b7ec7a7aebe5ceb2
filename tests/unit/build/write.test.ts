import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listFiles } from "../../../src/build/lib/files.ts";
import { manifestFile, readManifest } from "../../../src/build/site/manifest.ts";
import { writeSite } from "../../../src/build/site/write.ts";
import { bytesOf, facts } from "../../fixtures/smallBuild.ts";

let folder: string;
let elsewhere: string;
beforeEach(async () => {
  [folder = "", elsewhere = ""] = await Promise.all(["a", "b"].map(() => mkdtemp(join(tmpdir(), "write-"))));
  await mkdir(join(elsewhere, "album"));
  for (const path of ["photo", "album/photo"]) await writeFile(join(elsewhere, path), "p");
});
afterEach(() => Promise.all([folder, elsewhere].map((path) => rm(path, { recursive: true }))));

const write = (files: Record<string, string>, place = folder) => writeSite(bytesOf(files), place, facts);
const at = (path: string) => join(folder, path);

test("assets are written before pages", async () => {
  await write({ "a/index.html": "a", "index.html": "i" });
  const files = {
    ".htaccess": "h",
    _redirects: "r",
    "index.html": "to b",
    "b/index.html": "b",
    "a/index.html": "to b",
  };
  const { written } = await write({ ...files, "assets/a.js": "a", "nginx.conf": "n", "zebra.svg": "z" });
  expect(written.slice(0, 2)).toEqual(["assets/a.js", "zebra.svg"]);
  expect(written.slice(2)).toEqual([
    "b/index.html",
    "a/index.html",
    "index.html",
    ".htaccess",
    "_redirects",
    "nginx.conf",
  ]);
});

describe("a file that no build wrote", () => {
  const survives = () => expect(listFiles(elsewhere)).toEqual(["album/photo", "photo"]);

  test("is kept in a folder", async () => {
    await write({ "index.html": "i", "old.css": "o" });
    for (const path of ["google123.html", "notes.part"]) await writeFile(at(path), "n");
    await mkdir(at("empty"));
    await symlink(elsewhere, at("uploads"));
    expect((await write({ "index.html": "i" })).removed).toEqual(["old.css"]);
    survives();
    expect(listFiles(folder)).toEqual([".hosting/site.json", "google123.html", "index.html", "notes.part"]);
    expect((await stat(at("empty"))).isDirectory()).toBe(true);
  });

  test("is kept if a folder is now a symbolic link", async () => {
    await write({ "index.html": "i", "album/photo": "ours" });
    await rm(at("album"), { recursive: true });
    await symlink(join(elsewhere, "album"), at("album"));
    await write({ "index.html": "i" });
    const manifest = await readFile(at(manifestFile), "utf8");
    const outside = `"files": {"../${basename(elsewhere)}/photo": "",`;
    await writeFile(at(manifestFile), manifest.replace('"files": {', outside));
    await write({ "index.html": "i" });
    survives();
  });

  test("is not overwritten through a symbolic link", async () => {
    await write({ "index.html": "i" });
    await symlink(elsewhere, at("assets"));
    await expect(write({ "assets/photo": "ours", "index.html": "new" })).rejects.toThrow(/assets .*link/);
    expect(await readFile(join(elsewhere, "photo"), "utf8")).toBe("p");
    expect(await readFile(at("index.html"), "utf8")).toBe("i");
  });

  test("is kept in a folder with other contents", async () => {
    await symlink(elsewhere, at("dist"));
    for (const place of [elsewhere, at("dist")])
      await expect(write({ "index.html": "i" }, place)).rejects.toThrow();
    survives();
  });
});

test("the manifest lists removed pages until they exist again", async () => {
  const removed = () => readManifest(folder)?.removed;
  await write({ "index.html": "i", "a/index.html": "a", "a/index.html.br": "a", "assets/a-1.js": "a" });
  await write({ "index.html": "i" });
  await write({ "index.html": "i", "b.pdf": "b" });
  expect(removed()).toEqual(["a/index.html"]);
  await write({ "index.html": "i", "a/index.html": "a" });
  expect(removed()).toEqual(["b.pdf"]);
});

test("a manifest is read as it was written", async () => {
  await write({ "index.html": "i", "404.html": "n" });
  const { files, hosting, ...rest } = readManifest(folder) ?? { files: new Map(), hosting: facts.hosting };
  const { hosting: table, ...others } = facts;
  expect(rest).toEqual({ ...others, removed: [] });
  expect({ ...hosting, headersFor: undefined }).toEqual({ ...table, headersFor: undefined });
  expect(hosting.headersFor("index.html")).toEqual(table.headersFor("index.html"));
  expect([...files.keys()]).toEqual(["404.html", "index.html"]);
});
