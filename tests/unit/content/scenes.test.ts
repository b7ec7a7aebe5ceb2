import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { RENDER, sceneNames } from "../../../src/tools/art/scenes.ts";

const IMAGES = "content/images";

/** Names, without ending, of the JPEG pictures that the content files name. */
function namedPictures(): string[] {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".yaml"),
  );
  const texts = files.map((path) => readFileSync(join("content", path), "utf8"));
  const names = texts.flatMap((text) => [...text.matchAll(/^\s*(?:file|image): (\S+)\.jpg$/gm)]);
  return [...new Set(names.map(([, name = ""]) => name))].sort();
}

/** Whether a picture has the size of a render; the owner's photographs have other sizes and need no scene. */
async function isRender(name: string): Promise<boolean> {
  const { width, height } = await sharp(join(IMAGES, `${name}.jpg`)).metadata();
  return width === RENDER.width && height === RENDER.height;
}

test("every rendered picture that the content names has a scene to render it anew from", async () => {
  const pictures = namedPictures();
  expect(pictures.length).toBeGreaterThan(0);
  const scenes = new Set(sceneNames());
  const orphans = [];
  for (const name of pictures) if (!scenes.has(name) && (await isRender(name))) orphans.push(name);
  expect(orphans).toEqual([]);
});

test("every scene renders a picture that the content names", () => {
  const pictures = new Set(namedPictures());
  expect(sceneNames().filter((name) => !pictures.has(name))).toEqual([]);
});

test("every JPEG beside the content is named in it", () => {
  const stored = readdirSync(IMAGES).filter((file) => file.endsWith(".jpg"));
  const pictures = new Set(namedPictures());
  expect(stored.map((file) => basename(file, ".jpg")).filter((name) => !pictures.has(name))).toEqual([]);
});
