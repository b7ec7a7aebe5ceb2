import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleSource } from "../../../src/build/source/bundle.ts";
import { openOutlines, type TextOutlines } from "../../../src/build/media/textOutlines.ts";
import type { Content } from "../../../src/build/content/content.ts";
import { loadContent } from "../../../src/build/content/load.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";
import { listRoutes } from "../../../src/build/content/routes.ts";
import { composeSocialCards, planSocialCards } from "../../../src/build/media/socialCards.ts";
import { cardOverlay } from "../../../src/build/media/socialCardText.ts";

const long =
  "Air Conditioning and Refrigeration for Hospitals, Schools, Laboratories and Pharmaceutical Warehouses of Islamabad City";
const inks = { text: "#10233a", cold: "#07756f", heat: "#b0470b" };
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

let outlines: TextOutlines;
let content: Content;
let folder = "";
beforeAll(async () => {
  outlines = await openOutlines(letters);
  content = await loadContent();
  folder = await mkdtemp(join(tmpdir(), "share-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The box that holds all that the overlay draws. */
async function extent(heading: string, name = "Islamabad HVAC & Refrigeration") {
  const svg = cardOverlay({ label: "Cold Storage", heading, name }, content.brand, outlines, inks);
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
  return { left: -left, top: -top, right: width - left, bottom: height - top };
}

test.each([
  ["a title of 120 characters", long, undefined],
  ["a word without end", "x".repeat(300_000), undefined],
  ["five thousand words", "a ".repeat(5000), undefined],
  ["a long company name", "Cold Storage", `${long} Limited`],
])("a heading of any length stays left of the scene and inside the frame: %s", async (_, heading, name) => {
  const { left, top, right, bottom } = await extent(heading, name);
  expect(left).toBeGreaterThanOrEqual(60);
  expect(top).toBeGreaterThanOrEqual(60);
  expect(right).toBeLessThanOrEqual(524);
  expect(bottom).toBeLessThanOrEqual(570);
});

test("letters that the typeface lacks are left out: boxes would be drawn", () => {
  const text = { label: "", heading: "سرد خانے", name: "Cold" };
  const without = cardOverlay(text, content.brand, outlines, inks);
  expect(without.match(/<path/g)?.length).toBe(
    cardOverlay({ ...text, heading: "" }, content.brand, outlines, inks).match(/<path/g)?.length,
  );
  expect(cardOverlay({ ...text, heading: "Cold" }, content.brand, outlines, inks).length).toBeGreaterThan(
    without.length,
  );
});

/** Makes the share picture of the AMC page from changed content and a hero picture of one colour. */
async function shareAmc(change: { heading?: string; background?: string; cache?: string }) {
  const { heading, background = "#cfe6ea", cache = "cache" } = change;
  const site = structuredClone(content.site);
  const page = site.services.get("amc");
  if (page && heading) page.hero.heading = heading;
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  await writeFile(join(folder, "amc.jpg"), await picture.jpeg().toBuffer());
  const plan = await planPictures(
    content.sources.filter(({ file }) => file.endsWith("amc.yaml")),
    folder,
    join(folder, "measured"),
  );
  const { colors } = await bundleSource(content, ".cache");
  const look = { brand: content.brand, colors };
  const routes = listRoutes(site).filter(({ path }) => path === "/services/amc");
  const shares = planSocialCards(routes, { ...content, site }, plan, look);
  const files = await composeSocialCards(shares, look, folder, join(folder, cache));
  const [[path = "", bytes = new Uint8Array()] = []] = files;
  return { path, bytes: Buffer.from(bytes) };
}

describe("a share picture", () => {
  test("has another name when its words or its scene are others", async () => {
    const paths = [
      await shareAmc({}),
      await shareAmc({ heading: "Another Heading" }),
      await shareAmc({ background: "#f5e5d5" }),
    ].map(({ path }) => path);
    expect(new Set(paths).size).toBe(3);
    for (const path of paths) expect(path).toMatch(/^share\/amc-[0-9a-f]{8}\.jpg$/);
  });

  test("has dark words on a bright scene, and white ones on a dark scene", async () => {
    const extremes = async (background: string) => {
      const { bytes } = await shareAmc({ background });
      const { channels } = await sharp(
        await sharp(bytes).extract({ left: 60, top: 100, width: 440, height: 300 }).toBuffer(),
      ).stats();
      return channels[0];
    };
    expect((await extremes("#cfe6ea"))?.min).toBeLessThan(40);
    expect((await extremes("#0b1f38"))?.max).toBeGreaterThan(220);
  });
});
