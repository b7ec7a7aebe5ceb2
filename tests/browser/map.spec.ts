import type { Page } from "@playwright/test";
import { expect, saveData, test } from "./test.ts";
import { site } from "../fixtures/site.ts";

const frame = (page: Page) => page.locator("iframe");
const link = (page: Page) => page.getByRole("link", { name: site.contact.map.link });

/** Every request to another host than the page's own. */
function foreignRequests(page: Page): string[] {
  const hosts: string[] = [];
  page.on("request", (request) => {
    const { host } = new URL(request.url());
    if (host && !host.startsWith("localhost")) hosts.push(host);
  });
  return hosts;
}

test("requests nothing at load, and the host that the page names once the map is in view", async ({
  page,
}) => {
  const asked = foreignRequests(page);
  await page.goto("/about");
  await page.goto("/contact");
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  await expect(page.locator("main")).toContainText(site.contact.map.note.replace("{host}", "www.google.com"));
  await frame(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual(["www.google.com"]);
  // The map is no entry in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("with data saving on, requests the map only when somebody points at it", async ({ page }) => {
  await saveData(page);
  const asked = foreignRequests(page);
  await page.goto("/contact");
  await frame(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await frame(page).locator("..").hover();
  await expect.poll(() => asked).toEqual(["www.google.com"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("requests nothing: the map is a link", async ({ page }) => {
    const asked = foreignRequests(page);
    await page.goto("/contact");
    await link(page).scrollIntoViewIfNeeded();
    await expect(link(page)).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);
    await expect(frame(page)).toBeHidden();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
  });
});

test.describe("when its script can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource/ });

  test("requests nothing: the map is a link", async ({ page }) => {
    await page.route(/map-.*\.js/, (route) => route.abort());
    const asked = foreignRequests(page);
    await page.goto("/contact");
    await frame(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toBeHidden();
    await expect(link(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
