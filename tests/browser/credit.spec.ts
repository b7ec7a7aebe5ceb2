import { card, line, link, more, names } from "./creditCard.ts";
import { expect, hydrated, test } from "./test.ts";
import { site } from "../fixtures/site.ts";

test("a click on the button opens the card, another or one elsewhere closes it", async ({ page }) => {
  await page.goto("/about");
  for (const close of [() => more(page).click(), () => page.mouse.click(10, 300)]) {
    await more(page).click();
    await expect(card(page)).toBeVisible();
    await page.waitForTimeout(400);
    await expect(card(page)).toBeVisible();
    await expect(more(page)).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(card(page)).toHaveCount(0);
  }
});

test("holds photo, title, profiles, marketplace and the button, in rows of 44 pixels", async ({ page }) => {
  await page.goto("/about");
  await expect(line(page)).toHaveText(`${site.credit.prefix} ${site.credit.name}`, { useInnerText: true });
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  const photo = card(page).locator("img");
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(60);
  await expect(card(page)).toContainText(site.credit.title);
  for (const name of names) {
    const target = card(page).getByRole("link", { name });
    await expect(target).toHaveAttribute("target", "_blank");
    await expect(target).toHaveAttribute("rel", /noreferrer/);
    await expect(target).toHaveAttribute("href", /^https:\/\//);
  }
  const boxes = await card(page)
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
  expect(boxes.map(({ height }) => height)).toEqual([44, 44, 44, 44, 44]);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  const box = await card(page).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a tap on the link follows it and never opens the card", async ({ page, context }) => {
    await context.route(/example\.com/, (route) => route.fulfill({ body: "<title>Portfolio</title>" }));
    await page.goto("/about");
    for (const round of ["before the script has loaded", "after"]) {
      const [opened] = await Promise.all([context.waitForEvent("page"), link(page).tap()]);
      await expect(opened, round).toHaveTitle("Portfolio");
      await opened.close();
      await hydrated(page, "CreditCard");
      await page.waitForTimeout(1000);
      await expect(card(page)).toHaveCount(0);
    }
  });

  test("a tap on the button opens the card, whose links can be tapped", async ({ page, context }) => {
    await context.route(/github\.com/, (route) => route.fulfill({ body: "<title>Profile</title>" }));
    await page.goto("/about");
    await more(page).tap();
    await expect(card(page)).toBeVisible();
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      card(page).getByRole("link", { name: "GitHub" }).tap(),
    ]);
    await expect(opened).toHaveTitle("Profile");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the line and its link are there", async ({ page }) => {
    await page.goto("/about");
    await expect(line(page)).toHaveText(`${site.credit.prefix} ${site.credit.name}`, { useInnerText: true });
    await expect(link(page)).toHaveAttribute("href", /^https:/);
  });
});
