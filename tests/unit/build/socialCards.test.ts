import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { namedPictures } from "../../../src/build/content/checkPictures.ts";
import { loadContent } from "../../../src/build/content/load.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";
import { panelWidth } from "../../../src/build/media/socialCard.ts";
import { composeSocialCards, planSocialCards } from "../../../src/build/media/socialCards.ts";
import { bundleSource } from "../../../src/build/source/bundle.ts";
import { listRoutes } from "../../../src/content/routes.ts";

const content = await loadContent();
const folder = await mkdtemp(join(tmpdir(), "cards-"));
afterAll(() => rm(folder, { recursive: true }));

/** Composes the social card of the AMC page from changed words and a pale picture. */
async function composeAmc({ heading = "", name = "" }) {
  const site = structuredClone(content.site);
  const page = site.services.get("amc");
  if (page && heading) page.hero.heading = heading;
  if (name) site.facts.name = name;
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: "#cfe6ea" } });
  const sources = content.sources.filter(({ file }) => file.endsWith("amc.yaml"));
  for (const file of namedPictures(sources).keys())
    await writeFile(join(folder, file), await plain.webp().toBuffer());
  const plan = await planPictures(sources, folder, join(folder, "measured"));
  const { colors } = await bundleSource(content, ".cache");
  const brand = { logo: content.logo, colors };
  const routes = listRoutes(site).filter(({ path }) => path === "/services/amc");
  const cards = planSocialCards(routes, { ...content, site }, plan, brand);
  const [[, bytes = new Uint8Array()] = []] = await composeSocialCards(cards, brand, folder, folder);
  return Buffer.from(bytes);
}

/** Lowest red value in a part of a card. */
async function darkest(bytes: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(bytes).extract({ left, top, width, height }).toBuffer();
  return (await sharp(part).stats()).channels[0]?.min ?? 0;
}

const long =
  "Air Conditioning and Refrigeration for Hospitals, Schools, Laboratories and Pharmaceutical Warehouses of Islamabad";
test.each([
  ["a long heading", { heading: long }],
  ["a word without end", { heading: "Refrigerationcommissioningdocumentation".repeat(3) }],
  ["a long name of the company", { name: `${long} Limited` }],
])("%s keeps the margin of the panel", async (_, change) => {
  const bytes = await composeAmc(change);
  expect(await darkest(bytes, 0, 0, 48, 630)).toBeGreaterThan(225);
  expect(await darkest(bytes, 0, 0, panelWidth, 48)).toBeGreaterThan(225);
  expect(await darkest(bytes, 0, 582, panelWidth, 48)).toBeGreaterThan(225);
  expect(await darkest(bytes, panelWidth - 40, 0, 32, 630)).toBeGreaterThan(225);
});
