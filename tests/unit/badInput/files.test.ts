import { execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, rm, symlink, truncate } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { amc, edit, keep, lineOf, project, refusal } from "../../fixtures/refusal.ts";

const picture = "content/images/amc.webp";
const at = (path: string) => join(project.folder, path);

/** The build's messages while something else is in the place of a file, which is restored afterwards. */
async function refusalWith(path: string, make: () => Promise<unknown>): Promise<string> {
  const bytes = await readFile(at(path));
  await project.remove(path);
  await make();
  const output = await refusal();
  await chmod(at(path), 0o700).catch(() => {});
  await rm(at(path), { recursive: true, force: true });
  await project.write(path, bytes);
  return output;
}

const pipe = async (path: string) => execFileSync("mkfifo", [at(path)]);
const huge = async (path: string, size: number) => {
  await project.write(path, "");
  await truncate(at(path), size);
};

describe("the build refuses in place of a picture", () => {
  const ways: [string, () => Promise<unknown>, string][] = [
    ["a folder", () => mkdir(at(picture)), "is a folder: replace it with a file of this name"],
    [
      "a broken link",
      () => symlink("nowhere.jpg", at(picture)),
      "is a link or a device: replace it with the file itself",
    ],
    [
      "a link in a circle",
      () => symlink("amc.webp", at(picture)),
      "is a link or a device: replace it with the file itself",
    ],
    [
      "a device",
      () => symlink("/dev/zero", at(picture)),
      "is a link or a device: replace it with the file itself",
    ],
    ["a pipe", () => pipe(picture), "is a link or a device: replace it with the file itself"],
    ["51 MB", () => huge(picture, 51e6), "is 51 MB; the limit is 50 MB: make it smaller"],
    ["nothing at all", () => project.write(picture, ""), "can't be read as a picture ("],
    [
      "a picture in an iPhone's own format under another name",
      () => project.write(picture, Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")),
      "is in the iPhone format HEIC. Export it again as JPEG or PNG",
    ],
    [
      "a line",
      async () =>
        sharp({ create: { width: 10, height: 20_000, channels: 3, background: "#888" } })
          .jpeg()
          .toFile(at(picture)),
      "is 10 x 20000 pixels: crop it, ideally to 3:2",
    ],
  ];
  test.each(ways)("%s", async (_, make, message) => {
    const output = await refusalWith(picture, make);
    expect(output).toMatch(/^content\/[\w/.-]+:\d+:\d+: [\w.[\]]+ names amc\.webp, which /m);
    expect(output).toContain(message);
  });
});

test("a page that hosts would take for its folder's", async () => {
  await project.write("content/solutions/index.yaml", await project.read(amc));
  const output = await refusal();
  await project.remove("content/solutions/index.yaml");
  expect(output).toContain("content/solutions/index.yaml:1:1: creates the URL /solutions/index: give");
});

describe("the build refuses in place of a page", () => {
  const ways: [string, () => Promise<unknown>, string][] = [
    ["a folder", () => mkdir(at(amc)), "is a folder: replace it with a file of this name"],
    ["a pipe", () => pipe(amc), "is a link or a device: replace it with the file itself"],
    ["a link", () => symlink("/dev/zero", at(amc)), "is a link or a device: replace it with the file itself"],
    ["two megabytes", () => huge(amc, 2e6), "is 2 MB; the limit is 1 MB: make it smaller"],
    ["an empty file", () => project.write(amc, ""), "the file is empty: restore an earlier version"],
    ["levels without end", () => project.write(amc, `a: ${"[".repeat(20_000)}`), "is nested too deeply"],
  ];
  test.each(ways)("%s", async (_, make, message) => {
    expect(await refusalWith(amc, make)).toMatch(new RegExp(`^${amc}:1:1: .*${message}`, "m"));
  });

  test("a file or a folder that may not be read", async () => {
    if (process.getuid?.() === 0) return;
    expect(await refusalWith(amc, () => huge(amc, 9).then(() => chmod(at(amc), 0)))).toContain(
      `${amc}:1:1: can't be read: change the file's permissions`,
    );
    await chmod(at("content/services"), 0);
    const output = await refusal();
    await chmod(at("content/services"), 0o755);
    expect(output).toContain("content/services:1:1: can't be read (EACCES): change the folder's permissions");
  });
});

test("a brand mark that is a pipe is refused", async () => {
  expect(await refusalWith("content/brand/mark.svg", () => pipe("content/brand/mark.svg"))).toContain(
    "content/brand/mark.svg:1:1: is a link or a device",
  );
});

test("files that editors and systems leave behind are ignored, a second ending is not", async () => {
  for (const name of [".#amc.yaml", "._amc.yaml"]) await project.write(`content/services/${name}`, "\0");
  await project.write("content/services/drains.yaml.txt", "title: A\n");
  const output = await refusal();
  for (const name of [".#amc.yaml", "._amc.yaml", "drains.yaml.txt"])
    await project.remove(`content/services/${name}`);
  expect(output).toContain("content/services/drains.yaml.txt:1:1: is not read: rename it to drains.yaml");
  expect(output).toContain("1 thing to fix");
});

test.each([
  ["img-1.heic", "is a picture in an iPhone's own format: open it on a computer and export it as JPEG"],
  ["mark.svg", "is a drawing, not a photograph: export it as PNG"],
])("a picture that no browser shows, %s, is refused with what to do", async (file, message) => {
  await edit(amc, "file: amc.webp", `file: ${file}`);
  const line = await lineOf(amc, `file: ${file}`);
  expect(await refusal()).toContain(`${amc}:${line}:11: hero.picture.file ${message}`);
});

test("the message on a misspelt picture gives the nearest name", async () => {
  await edit(amc, "file: amc.webp", "file: coldroom.webp");
  expect(await refusal()).toContain("Did you mean cold-room.webp? Otherwise add the picture");
});

test("a missing page of its own is told with the rest", async () => {
  await keep("content/pages/about.yaml");
  await project.write("content/pages/about.yaml", "# nothing yet\n");
  expect(await refusal()).toContain(
    "content/pages/about.yaml:1:1: the file is empty: restore an earlier version",
  );
});
