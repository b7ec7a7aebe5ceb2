import { fill, form, press } from "./contactForm.ts";
import { catchLinks, expect, hasApache, test } from "./test.ts";
import { labels } from "./labels.ts";

/**
 * Loads pages over HTTPS from Debian's Apache, with header fields and each page's policy. Console messages
 * and policy violations fail a test (see `test`). All pages and all browser tests behind Apache run in `npm
 * run test:deep`.
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

test("a page of the menu is fetched when the pointer is over its link", async ({ page }) => {
  await page.goto("/gallery");
  const session = await page.context().newCDPSession(page);
  const ready = new Set<string>();
  session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
    if (status === "Ready") ready.add(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  await page.locator("#menu").getByRole("link", { name: "About" }).hover();
  await expect.poll(() => [...ready]).toEqual(["/about"]);
});
