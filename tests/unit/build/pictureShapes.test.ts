import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";

const folder = await mkdtemp(join(tmpdir(), "shapes-"));
afterAll(() => rm(folder, { recursive: true }));

/** Writes a picture named after its size: `600x310.png`. */
async function sized(width: number, height: number): Promise<string> {
  const name = `${width}x${height}.png`;
  await sharp({ create: { width, height, channels: 3, background: "#123" } }).toFile(join(folder, name));
  return name;
}
const [head, view, low] = [await sized(2600, 310), await sized(800, 400), await sized(800, 300)];

/** Returns the advice for a page with these sections, or the error's text if it is rejected. */
const problemsOf = (sections: string) => {
  const page = parseYaml(
    "content/services/p.yaml",
    `hero: { picture: { file: ${head} } }\nsections:\n${sections}`,
  );
  return planPictures([page], folder, join(folder, "measured")).then(
    ({ advice }) => advice.map(formatProblem),
    String,
  );
};
const row = (...vehicles: string[]) =>
  `  - type: lineup\n    vehicles:\n${vehicles.map((vehicle) => `      - { picture: ${vehicle} }\n`).join("")}`;

test("vehicles of a row have one height", async () => {
  const [first, higher] = [await sized(600, 300), await sized(600, 310)];
  expect(await problemsOf(row(first, higher))).toMatch(/p\.yaml:6:20: .*310 pixels high.* 300/);
  expect(await problemsOf(row(first) + row(higher))).toEqual([]);
});

test("short vehicles of a row may be narrow", async () => {
  const [short, tiny] = [await sized(512, 512), await sized(300, 512)];
  expect(await problemsOf(row(`${short}, nightPicture: ${tiny}`))).toEqual([
    expect.stringMatching(/p\.yaml:5:\d+: .*300x512\.png, which is 300 .*at least 400/),
  ]);
});

test("a heat picture is twice as wide as high", async () => {
  const heat = (name: string) => `  - type: heat\n    day: { file: ${view} }\n    heat: { file: ${name} }\n`;
  expect(await problemsOf(heat(low))).toMatch(/p\.yaml:5:19: .*2 times as wide as high/);
  expect(await problemsOf(heat(view))).toEqual(expect.any(Array));
});

test("a picture with labels is twice as wide as high", async () => {
  const anatomy = (night: string) =>
    `  - type: anatomy\n    picture: { file: ${view}, nightFile: ${night} }\n`;
  expect(await problemsOf(anatomy(low))).toMatch(/p\.yaml:4:46: .*2 times as wide as high/);
  expect(await problemsOf(anatomy(view))).toEqual(expect.any(Array));
});
