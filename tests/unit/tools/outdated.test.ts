import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteBuilt } from "../../../src/tools/build.ts";
import { isOutdated } from "../../../src/tools/deploy/outdated.ts";

let folder: string;
const at = (path: string) => join(folder, path);
const [earlier, began, later] = ["08:00", "09:00", "10:00"].map((hour) => new Date(`2026-11-21T${hour}Z`));
const save = async (path: string, time = began) => {
  await writeFile(at(path), "");
  if (time) await utimes(at(path), time, time);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "hvac-outdated-"));
  for (const path of ["content/pages", "content/.schema", "dist"]) await mkdir(at(path), { recursive: true });
  await save("dist/index.html", earlier);
  await save("content/pages/home.yaml", earlier);
  if (began) await noteBuilt(at("dist"), began);
});
afterEach(() => rm(folder, { recursive: true }));

const outdated = () => isOutdated(at("content"), at("dist"));

test("a build is up to date though its files, being unchanged, are older than content", async () => {
  await save("dist/index.html", new Date(0));
  if (began) await noteBuilt(at("dist"), began);
  expect(await outdated()).toBe(false);
});

test("content that was saved after the build began makes it outdated", async () => {
  await save("content/pages/home.yaml", later);
  expect(await outdated()).toBe(true);
});

test("what the build does not read makes nothing outdated", async () => {
  await save("content/.schema/home.json", later);
  expect(await outdated()).toBe(false);
});
