import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { picturesOf, sceneNames, VIEWS } from "../../../src/tools/art/scenes.ts";

const IMAGES = "content/images";

/** The pictures that the content files name. */
function namedPictures(): string[] {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".yaml"),
  );
  const texts = files.map((path) => readFileSync(join("content", path), "utf8").replace(/^ *#.*/gm, ""));
  const names = texts.flatMap((text) => [
    ...text.matchAll(/\b(?:file|nightFile|image|portrait|picture): (\S+\.(?:jpg|webp))\b/g),
  ]);
  return [...new Set(names.map(([, name = ""]) => name))].sort();
}

/** Whether a picture has the size of a render; the owner's photographs have other sizes and need no scene. */
async function isRender(name: string): Promise<boolean> {
  const { width, height } = await sharp(join(IMAGES, name)).metadata();
  return Object.values(VIEWS).some((view) => width === view.width && height === view.height);
}

const rendered = new Set([...sceneNames(), "units"].flatMap(picturesOf).map(({ file }) => file));

test("every rendered picture that the content names has a scene to render it anew from", async () => {
  const pictures = namedPictures();
  expect(pictures.length).toBeGreaterThan(0);
  const orphans = [];
  for (const name of pictures) if (!rendered.has(name) && (await isRender(name))) orphans.push(name);
  expect(orphans).toEqual([]);
});

test("every scene renders a picture that the content names", () => {
  const pictures = new Set(namedPictures());
  const unused = sceneNames().filter((scene) => picturesOf(scene).every(({ file }) => !pictures.has(file)));
  expect(unused).toEqual([]);
});

test("a scene's night is rendered after its views by day, which it would darken", () => {
  const nights = sceneNames()
    .map(picturesOf)
    .filter((pictures) => pictures.some(({ view }) => view === "night"));
  expect(nights.length).toBeGreaterThan(0);
  for (const pictures of nights) expect(pictures.at(-1)?.view).toBe("night");
});

test("every picture beside the content is named in it", () => {
  const stored = readdirSync(IMAGES).filter((file) => /\.(jpg|webp)$/.test(file));
  const pictures = new Set(namedPictures());
  expect(stored.filter((file) => !pictures.has(file))).toEqual([]);
});
