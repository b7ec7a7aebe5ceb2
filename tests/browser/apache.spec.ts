import { fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, hasApache, test } from "./test.ts";
import { labels } from "./labels.ts";

/**
 * Pages as Debian's Apache sends them by https: with each header field and each page's policy. A message in the
 * browser's console, and what the policy forbids, fails a test: see `test`. All pages and
 * all browser tests behind Apache: `npm run test:deep`.
 */
test.use({ behind: "apache" });
test.skip(!hasApache(), "needs apache2 and openssl");

test("no message and no violation of the policy: the three ways to send a message", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const links = await catchLinks(page);
  await page.goto("/contact");
  await fill(page);
  for (const name of [labels.send, labels.whatsapp, labels.copy]) await press(page, name);
  await expect(form(page).getByRole("status")).toHaveText(labels.copied);
  expect((await links()).map(({ href }) => new URL(href).protocol)).toEqual(["mailto:", "https:"]);
});

test("pages are prefetched, pictures and other files are not", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  const ready = new Set<string>();
  const faults: string[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => faults.push(ruleSet.errorMessage ?? ""));
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).pathname);
  });
  session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
    if (status === "Ready") ready.add(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  await page.goto("/gallery");
  await expect.poll(() => [...candidates]).toEqual(expect.arrayContaining(["/", "/about", "/services/amc"]));
  expect([...candidates].filter((path) => path.includes("."))).toEqual([]);
  await page.locator("#menu").getByRole("link", { name: "About" }).hover();
  await expect.poll(() => [...ready]).toEqual(["/about"]);
  await page.locator("#menu").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  const came = () =>
    page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as { deliveryType?: string } | undefined)
          ?.deliveryType,
    );
  expect(await came()).toBe("navigational-prefetch");
  expect(new Set(faults)).toEqual(new Set([""]));
});
