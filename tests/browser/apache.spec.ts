import { openStates } from "../../src/tools/shots/openStates.ts";
import { long } from "./long.ts";
import { catchLinks, expect, hasApache, live, test } from "./test.ts";

/**
 * Every interaction once, on pages as Debian's Apache sends them by https: with each header field and each page's
 * policy. What the browser says in the console, and what the policy forbids, fails a test: see `test`. All pages and
 * all browser tests behind Apache: `npm run test:deep`.
 */
test.use({ behind: "apache" });
test.skip(!hasApache(), "needs apache2 and openssl");

const phone = { width: 390, height: 844 };

for (const { name, path, devices, open } of openStates)
  test(`nothing is forbidden or complained of: ${name}`, long, async ({ page }) => {
    if (!devices.includes("desktop")) await page.setViewportSize(phone);
    await page.goto(path);
    for await (const step of open(page)) expect(step.name).not.toBe("");
    await page.keyboard.press("Escape");
  });

test("nothing is forbidden or complained of: menu, theme, and the next page and back", async ({ page }) => {
  await page.goto("/about");
  await page.locator("[data-theme]").click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("button", { name: "Services" }).hover();
  const link = page.locator("#menu").getByRole("link", { name: "Cold Storage" });
  await link.click();
  await expect(page).toHaveURL(/\/services\/cold-storage$/);
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("nothing is forbidden or complained of: the three ways to send a message", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const links = await catchLinks(page);
  await page.goto("/contact");
  const form = page.locator("#contact-form form");
  for (const [name, text] of [
    ["Your name", "A"],
    ["Phone", "+92 300 1234567"],
    ["Message", "M"],
  ] as const)
    await form.getByRole("textbox", { name }).fill(text);
  await form.getByRole("button", { name: "Send Message" }).click();
  await form.getByRole("button", { name: "Send on WhatsApp" }).click();
  await form.getByRole("button", { name: "Copy the Text" }).click();
  await expect(form.getByRole("status")).toHaveText("Copied");
  expect((await links()).map(({ href }) => new URL(href).protocol)).toEqual(["mailto:", "https:"]);
});

test("nothing is forbidden or complained of: dots and pause of the carousel", async ({ page }) => {
  await page.goto("/");
  const carousel = page.locator("[data-island=Carousel]");
  await carousel.scrollIntoViewIfNeeded();
  await live(page, "Carousel");
  await carousel.getByRole("button", { name: "Go to project 3" }).click();
  await carousel.getByRole("button", { name: "Pause the slides" }).click();
  await expect(carousel.getByRole("button", { name: "Play the slides" })).toBeVisible();
});

test("nothing is forbidden or complained of: a picture that the address names, and its page", async ({
  page,
}) => {
  await page.goto("/gallery#project-schools");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/solutions\//);
});

test("pages are fetched before they are asked for, pictures and other files are not", async ({ page }) => {
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

test.describe("what is not there", () => {
  test.use({ expectedMessage: /status of 404/ });

  test("is answered with a page of which there is nothing else to say", async ({ page }) => {
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await page.getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
