import { sheet, trigger } from "./sheet.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("lists the desktop menu's links, opens the group of the current page and marks the page", async ({
  page,
}) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const hrefs = (root: string) =>
    page.locator(root).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect(sheet(page)).toBeVisible();
  await expect.poll(() => hrefs("[role=dialog] nav a")).toEqual(await hrefs("#menu a"));
  const current = sheet(page).getByRole("link", { name: "AMC" });
  await expect(current).toHaveAttribute("aria-current", "page");
  const other = sheet(page).getByRole("link", { name: "Cold Storage" });
  const plain = await other.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(current).not.toHaveCSS("background-color", plain);
  await expect(sheet(page).getByRole("button", { name: "Solutions" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await expect(sheet(page).getByRole("link", { name: "Data Centers" })).toBeHidden();
});

test("each group opens and closes by itself and never navigates", async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  const services = sheet(page).getByRole("button", { name: "Services" });
  const solutions = sheet(page).getByRole("button", { name: "Solutions" });
  await solutions.click();
  await expect(sheet(page).getByRole("link", { name: "Data Centers" })).toBeVisible();
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await services.click();
  await expect(sheet(page).getByRole("link", { name: "AMC" })).toBeHidden();
  await expect(solutions).toHaveAttribute("aria-expanded", "true");
  expect(new URL(page.url()).pathname).toBe("/services/amc");
});

test("shows a third level as a group within a group, open down to the current page", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const group = document.querySelector("#menu button + ul");
    const item = document.createElement("li");
    const heading = document.createElement("p");
    heading.textContent = "Deep";
    const list = document.createElement("ul");
    const link = document.createElement("a");
    link.href = "/services/amc#deep";
    link.textContent = "Deepest";
    link.ariaCurrent = "page";
    const listItem = document.createElement("li");
    listItem.append(link);
    list.append(listItem);
    item.append(heading, list);
    group?.append(item);
  });
  await trigger(page).click();
  const deep = sheet(page).getByRole("button", { name: "Deep" });
  await expect(sheet(page).getByRole("button", { name: "Services" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(deep).toHaveAttribute("aria-expanded", "true");
  await expect(sheet(page).getByRole("link", { name: "Deepest" })).toBeVisible();
  await deep.click();
  await expect(sheet(page).getByRole("link", { name: "Deepest" })).toBeHidden();
  await expect(sheet(page).getByRole("link", { name: "AMC" })).toBeVisible();
});

test("holds the page still without moving it", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/about");
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.waitForTimeout(500);
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().width]);
  const before = await place();
  const button = await trigger(page).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 22, (button?.y ?? 0) + 22);
  await expect(sheet(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(400);
  expect(await place()).toEqual(before);
});

test("every target in the sheet is at least 44 pixels high", async ({ page }) => {
  await page.goto("/services/amc");
  await trigger(page).click();
  await sheet(page).getByRole("button", { name: "Solutions" }).click();
  await page.waitForTimeout(400);
  const heights = await sheet(page).evaluate((element) =>
    [...element.querySelectorAll("a, button")].map((target) => target.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("closes when the page is left, so that coming back does not find it open", async ({ page }) => {
  await page.goto("/about");
  await trigger(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(sheet(page)).toBeHidden();
});
