import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { panelWidth } from "../../../src/build/media/socialCard.ts";
import { composeSocialCards, planSocialCards } from "../../../src/build/media/socialCards.ts";
import { bundleSource } from "../../../src/build/source/bundle.ts";
import { listRoutes } from "../../../src/content/listRoutes.ts";

const long =
  "Air Conditioning and Refrigeration for Hospitals, Schools, Laboratories and Pharmaceutical Warehouses of Islamabad";

test.each([
  ["long texts", `${long}, ${long}`],
  ["a word without end", "Refrigerationcommissioningdocumentation".repeat(3)],
])("%s: the text respects the panel's margin", async (_, heading) => {
  const content = await loadContent();
  const page = content.site.services.get("amc") ?? expect.fail("no AMC page");
  page.hero.heading = heading;
  for (const { subItems = [] } of content.site.navigation.menu) for (const item of subItems) item.name = long;
  content.site.facts.name = `${long} Limited`;
  const { colors } = await bundleSource(content, ".cache");
  const brand = { logo: content.logo, colors };
  const routes = listRoutes(content.site).filter(({ path }) => path === "/services/amc");
  const cards = planSocialCards(
    routes,
    content,
    { pictures: new Map(), jobs: new Map(), advice: [] },
    brand,
    {},
  );
  const folder = await mkdtemp(join(tmpdir(), "cards-"));
  const [[, bytes] = []] = await composeSocialCards(cards, brand, "content/images", folder);
  await rm(folder, { recursive: true });
  for (const [left, top, width, height] of [
    [0, 0, 48, 630],
    [0, 0, panelWidth, 48],
    [0, 582, panelWidth, 48],
    [panelWidth - 40, 0, 32, 630],
  ] as const) {
    const part = await sharp(bytes).extract({ left, top, width, height }).toBuffer();
    expect((await sharp(part).stats()).channels[0]?.min).toBeGreaterThan(225);
  }
});
