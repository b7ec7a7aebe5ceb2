import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Content } from "../../../src/build/content/content.ts";
import { namedPictures } from "../../../src/build/content/checkPictures.ts";
import { loadContent } from "../../../src/build/content/load.ts";
import { listRoutes } from "../../../src/content/listRoutes.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";
import { panelWidth } from "../../../src/build/media/socialCard.ts";
import { composeSocialCards, planSocialCards } from "../../../src/build/media/socialCards.ts";
import { bundleSource } from "../../../src/build/source/bundle.ts";

const longHeading =
  "Air Conditioning and Refrigeration for Hospitals, Schools, Laboratories and Pharmaceutical Warehouses of Islamabad City";
const longWord = "Refrigerationcommissioningdocumentation";

let content: Content;
let folder = "";
beforeAll(async () => {
  content = await loadContent();
  folder = await mkdtemp(join(tmpdir(), "cards-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Composes the social card of the AMC page from changed words and a picture of one colour. */
async function composeAmc(change: { heading?: string; name?: string; picture?: string; cache?: string }) {
  const { heading, name, picture = "#cfe6ea", cache = "cache" } = change;
  const site = structuredClone(content.site);
  const page = site.services.get("amc");
  if (page && heading) page.hero.heading = heading;
  if (name) site.facts.name = name;
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: picture } });
  const sources = content.sources.filter(({ file }) => file.endsWith("amc.yaml"));
  for (const name of namedPictures(sources).keys())
    await writeFile(join(folder, name), await plain.webp().toBuffer());
  const plan = await planPictures(sources, folder, join(folder, "measured"));
  const { colors } = await bundleSource(content, ".cache");
  const look = { logo: content.logo, colors };
  const routes = listRoutes(site).filter(({ path }) => path === "/services/amc");
  const cards = planSocialCards(routes, { ...content, site }, plan, look);
  const [[path = "", bytes = new Uint8Array()] = []] = await composeSocialCards(
    cards,
    look,
    folder,
    join(folder, cache),
  );
  return { path, bytes: Buffer.from(bytes) };
}

test("the same words and picture give the same name and bytes", async () => {
  const first = await composeAmc({ cache: "one" });
  const again = await composeAmc({ cache: "two" });
  expect(again.path).toBe(first.path);
  expect(again.bytes.equals(first.bytes)).toBe(true);
});

test("other words or another picture give another name", async () => {
  const cards = [
    await composeAmc({}),
    await composeAmc({ heading: "Another Heading" }),
    await composeAmc({ picture: "#f5e5d5" }),
  ];
  expect(new Set(cards.map(({ path }) => path)).size).toBe(3);
  for (const { path } of cards) expect(path).toMatch(/^share\/amc-[0-9a-f]{8}\.jpg$/);
});

test.each([
  ["a heading of 118 characters", { heading: longHeading }],
  ["a word without end", { heading: longWord.repeat(3) }],
  ["300,000 characters", { heading: "x".repeat(300_000) }],
  ["a long name of the company", { name: `${longHeading} Limited` }],
])("%s keeps the margin of the panel", async (_, change) => {
  const { bytes } = await composeAmc(change);
  const margins = [
    { left: 0, top: 0, width: 48, height: 630 },
    { left: 0, top: 0, width: panelWidth, height: 48 },
    { left: 0, top: 582, width: panelWidth, height: 48 },
    { left: panelWidth - 40, top: 0, width: 32, height: 630 },
  ];
  for (const margin of margins) {
    const { channels } = await sharp(await sharp(bytes).extract(margin).toBuffer()).stats();
    expect(channels[0]?.min).toBeGreaterThan(225);
  }
});

test("letters that the typeface lacks are left blank, and the others drawn", async () => {
  const darkest = async (heading: string) => {
    const { bytes } = await composeAmc({ heading });
    const words = { left: 48, top: 110, width: 450, height: 300 };
    const { channels } = await sharp(await sharp(bytes).extract(words).toBuffer()).stats();
    return channels[0]?.min ?? 0;
  };
  expect(await darkest("سرد خانے")).toBeGreaterThan(225);
  expect(await darkest("Cold سرد")).toBeLessThan(60);
});
