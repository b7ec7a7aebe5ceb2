import { site } from "../fixtures/site.ts";
import { card, line, link, more, names } from "./creditCard.ts";
import { expect, hydrated, test } from "./test.ts";
import { quick } from "./tags.ts";

test("a click on the button toggles the card", quick, async ({ page }) => {
  await page.goto("/about");
  for (const close of [() => more(page).click(), () => page.mouse.click(10, 300)]) {
    await more(page).click();
    await expect(card(page)).toBeVisible();
    await expect(more(page)).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(card(page)).toHaveCount(0);
  }
});

test("focus on the link opens the card", async ({ page }) => {
  await page.goto("/about");
  await line(page).locator("xpath=preceding::a[1]").focus();
  await page.keyboard.press("Tab");
  await expect(link(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText(site.credit.title);
  await expect(card(page).locator("img")).toHaveJSProperty("complete", true);
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test("by keyboard the card's links follow its button", async ({ page }) => {
  await page.goto("/about");
  await link(page).focus();
  await page.keyboard.press("Tab");
  await expect(more(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  for (const name of names) {
    const profile = card(page).getByRole("link", { name });
    await page.keyboard.press("Tab");
    await expect(profile).toBeFocused();
    await expect(profile).toBeInViewport({ ratio: 1 });
  }
});

test("Enter opens the card again after Escape", async ({ page }) => {
  await page.goto("/about");
  await more(page).focus();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page)).toBeVisible();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("only a tap on the button opens the card", async ({ page, context }) => {
    await context.route(/example\.com|github\.com/, (route) =>
      route.fulfill({ body: "<title>Elsewhere</title>" }),
    );
    await page.clock.install();
    await page.goto("/about");
    const expectLeads = async (tap: () => Promise<void>) => {
      const [opened] = await Promise.all([context.waitForEvent("page"), tap()]);
      await expect(opened).toHaveTitle("Elsewhere");
      await opened.close();
    };
    // The first round runs before hydration.
    for (let round = 0; round < 2; round++) {
      await expectLeads(() => link(page).tap());
      await hydrated(page, "CreditCard");
      await page.clock.runFor(2000);
      await expect(card(page)).toHaveCount(0);
    }
    await more(page).tap();
    await expectLeads(() => card(page).getByRole("link", { name: "GitHub" }).tap());
  });
});

test("at 400% zoom the whole card can be read", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto("/about");
  await more(page).press("Enter");
  await expect(card(page)).toBeVisible();
  const { y = -1, height = 999 } = (await card(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(225);
});
