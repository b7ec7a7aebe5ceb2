import type { Page } from "@playwright/test";
import { catchSubmissions, fill, press } from "./contactForm.ts";
import { labels } from "./labels.ts";
import { trigger } from "./sheet.ts";
import { expect, holdScripts, installClock, saveData, test } from "./test.ts";
import { quick } from "./tags.ts";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, hasTouch: true });

/** Names of the scripts that the page requests from now on. */
function requestedScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /assets\/(\w+)-\w+\.js/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  "a scroll": (page) => page.mouse.wheel(0, 20),
  "a touch": (page) => page.touchscreen.tap(200, 500),
  "a key": (page) => page.keyboard.press("Shift"),
  "a pointer": (page) => page.mouse.move(200, 500),
};

for (const [name, act] of Object.entries(signs))
  test(`${name} fetches the scripts of the page's islands`, async ({ page }) => {
    const requested = requestedScripts(page);
    await page.goto("/services/commercial-hvac");
    expect([...requested]).toEqual([]);
    await act(page);
    await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(["react", "Drawer", "Tabs"]));
  });

test("an idle page fetches its islands' scripts after a while", quick, async ({ page }) => {
  await installClock(page);
  const requested = requestedScripts(page);
  await page.goto("/services/amc");
  await page.clock.runFor(2000);
  expect([...requested]).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(["react", "Drawer"]));
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])
  test(`${JSON.stringify(connection)} fetches no script before a tap`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => value, configurable: true });
    }, connection);
    await installClock(page);
    const requested = requestedScripts(page);
    await page.goto("/services/commercial-hvac");
    await page.mouse.wheel(0, 2000);
    await page.clock.runFor(10_000);
    expect([...requested]).toEqual([]);
    await trigger(page).click();
    await expect.poll(() => requested.has("Drawer")).toBe(true);
  });

test.describe("on a dead connection", () => {
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await holdScripts(page);
  });

  test("the drawer's button leads to the list of links", quick, async ({ page }) => {
    await page.goto("/about");
    await trigger(page).click();
    await page.clock.runFor(4000);
    await expect(page).toHaveURL(/#footer-links$/);
  });

  test("the form is sent as a mailto form", quick, async ({ page }) => {
    const submissions = await catchSubmissions(page);
    await page.goto("/contact");
    await fill(page);
    await press(page, labels.send);
    await page.clock.runFor(4000);
    await expect.poll(submissions).toHaveLength(1);
  });
});
