import type { CDPSession, Page } from "@playwright/test";
import { specRoutes as routePaths } from "../fixtures/specRoutes.ts";
import { layoutShift } from "../browser/layoutShift.ts";
import { shortForExamples } from "../browser/long.ts";
import { expect, test } from "../browser/test.ts";

const inspect = (page: Page) => page.context().newCDPSession(page);

/** A network of 150 ms and 1.6 Mbps, as Lighthouse has slow 4G. */
async function slowDown(session: CDPSession) {
  await session.send("Network.enable");
  const speed = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, ...speed });
}

/** The families in which the browser really set the heading. */
async function familiesOfHeading(session: CDPSession) {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const heading = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: heading.nodeId });
  return fonts.map(({ familyName }) => familyName).join();
}

/** Delays the typeface by a second and keeps it out of the cache. */
const delay = (page: Page) =>
  page.route("**/*.woff2", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-store" } });
  });

for (const path of routePaths)
  test(
    `${path} does not move when the typeface comes late, at any width`,
    shortForExamples(path),
    async ({ page }) => {
      await delay(page);
      for (const width of [360, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(200);
        expect(await layoutShift(page), `${width} px`).toBeLessThanOrEqual(0.01);
      }
    },
  );

test("on a slow network, pages after the first have the typeface from the cache", async ({ page }) => {
  // Playwright caches nothing while it looks at requests.
  await page.unrouteAll();
  const session = await inspect(page);
  await slowDown(session);
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const path of ["/about", "/contact", "/solutions/cold-rooms"]) {
    await page.goto(path);
    expect(await familiesOfHeading(session)).toBe("Geist");
  }
});
