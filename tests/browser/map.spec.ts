import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { expect, test } from "./test.ts";
import { quick } from "./tags.ts";

const frame = (page: Page) => page.locator("iframe");
const link = (page: Page) => page.getByRole("link", { name: site.contact.map.link });

function foreignHosts(page: Page): string[] {
  const hosts: string[] = [];
  page.on("request", (request) => {
    const { host } = new URL(request.url());
    if (host && !host.startsWith("localhost")) hosts.push(host);
  });
  return hosts;
}

test("only the map's host is requested in view", async ({ page }) => {
  const requested = foreignHosts(page);
  await page.goto("/about");
  await page.goto("/contact");
  // Waits until the browser is idle, because it has called intersection observers by then.
  await page.evaluate(() => new Promise((called) => requestIdleCallback(called)));
  expect(requested).toEqual([]);
  await expect(page.locator("main")).toContainText(site.contact.map.note.replace("{host}", "www.google.com"));
  await frame(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requested).toEqual(["www.google.com"]);
  // The iframe must not add a history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe("when its script can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource/ });

  test("without script the map is a link", async ({ page }) => {
    await page.route(/Map-.*\.js/, (route) => route.abort());
    const requested = foreignHosts(page);
    await page.goto("/contact");
    await link(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toBeHidden();
    await expect(link(page)).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);
    expect(requested).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is a frame in the page", quick, async ({ page }) => {
    const requested = foreignHosts(page);
    await page.goto("/contact");
    const shown = frame(page).filter({ visible: true });
    await expect(shown).toHaveAttribute("src", site.facts.map.embed);
    await expect(shown).toHaveAttribute("loading", "lazy");
    await expect.poll(() => requested).toEqual(["www.google.com"]);
  });
});
