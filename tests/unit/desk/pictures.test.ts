import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { tinyPicture } from "../../fixtures/project.ts";
import { desk, project, useSavedPage } from "../../fixtures/savedPage.ts";

useSavedPage();

const upload = (name: string, bytes: Buffer) =>
  desk.write("upload", { kind: "picture", name, data: bytes.toString("base64") });
const added = (name = "") => join(project.folder, "content/images", name);

test("a portrait of a phone is turned upright", async () => {
  const portrait = await sharp(await tinyPicture())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { answer } = await upload("Photo (1).JPG", portrait);
  expect(answer.name).toBe("photo-1.jpg");
  const { width, height, orientation } = await sharp(added(answer.name)).metadata();
  expect([width, height, orientation]).toEqual([48, 96, undefined]);
});

test("the place of a photograph is removed", async () => {
  const exif = { IFD3: { GPSLatitude: "33/1 41/1 0/1", GPSLatitudeRef: "N" } };
  const located = await sharp(await tinyPicture())
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect((await sharp(located).metadata()).exif).toBeDefined();
  const { answer } = await upload("located.jpg", located);
  expect((await sharp(added(answer.name)).metadata()).exif).toBeUndefined();
});

test("a taken name gets a number", async () => {
  const names = [];
  for (const name of ["van.png", "VAN.PNG", "van.jpg"])
    names.push((await upload(name, await tinyPicture("png"))).answer.name);
  expect(names).toEqual(["van.png", "van-2.png", "van-3.png"]);
});

test("a name from a path loses its folders", async () => {
  expect((await upload("../../..\\evil.jpg", await tinyPicture())).answer.name).toBe("evil.jpg");
});

test("an Urdu name becomes a plain one", async () => {
  expect((await upload("تصویر.jpg", await tinyPicture())).answer.name).toBe("file.jpg");
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(40)]);
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const noise = () => {
  const grain = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff", noise: grain } })
    .jpeg()
    .toBuffer();
};
const huge = () =>
  sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["a HEIC named .jpg", () => heic, "HEIC"],
  ["an SVG named .jpg", () => svg, "export it as a PNG"],
  ["an empty file", () => Buffer.of(), "not a photograph"],
  ["a page", () => Buffer.from("<!doctype html>"), "not a photograph"],
  ["a cut picture", async () => (await noise()).subarray(0, -9000), "damaged"],
  ["too many pixels", huge, "16000 × 16000"],
])("%s is refused in words", async (_name, bytes, words) => {
  const before = await project.snapshot("content");
  const { status, answer } = await upload("a.jpg", await bytes());
  expect(status).toBe(422);
  expect(answer.message).toContain(words);
  expect(await project.snapshot("content")).toEqual(before);
});

test("undo removes an added picture", async () => {
  const { answer } = await upload("job.jpg", await tinyPicture());
  readFileSync(added(answer.name));
  expect((await desk.undo()).status).toBe(200);
  expect(() => readFileSync(added(answer.name))).toThrow("ENOENT");
});

test("undo keeps a picture that a page uses", async () => {
  const { answer } = await upload("job.jpg", await tinyPicture());
  const path = ["hero", "picture", "file"];
  await desk.save("pages/about.yaml", { kind: "set", path, value: answer.name ?? "" });
  const saves = (await desk.state()).saves;
  const id = saves.find(({ words }) => words.includes("Added"))?.id;
  expect((await desk.write("undo", { id })).status).not.toBe(200);
  readFileSync(added(answer.name));
});
