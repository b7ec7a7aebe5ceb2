import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { field, press } from "./contactForm.ts";
import { labels } from "./labels.ts";
import { expect, hydrated, saveData, test } from "./test.ts";

test.describe("when scripts can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource|net::ERR/ });

  test("a calculator says that its answer is an example, and entering a field tries again", async ({
    page,
  }) => {
    await saveData(page);
    await page.route(/react-\w+\.js/, (route) => route.abort());
    await page.goto("/solutions/cold-rooms");
    const form = page.locator("#cold-room");
    const notice = form.getByText(site.calculators.frame.unscripted);
    await expect(notice).toBeHidden();
    await form.locator("[name=length]").fill("6");
    await expect(notice).toBeVisible();
    await expect(form.getByRole("button")).toHaveCount(0);
    await page.unrouteAll();
    await form.locator("[name=width]").click();
    await hydrated(page, "ColdRoom");
    await expect(notice).toBeHidden();
    await expect(form.locator("[name=length]")).toHaveValue("6");
    await expect(form.getByRole("button").first()).toBeVisible();
  });
});

test.describe("when an island throws", () => {
  test.use({ expectedMessage: /^TypeError: Cannot destructure property|^Error: broken on purpose/ });
  const island = (page: Page) => page.locator("#contact-form");
  const html = (page: Page) => island(page).innerHTML();
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    await page.goto("/contact");
  });

  test("while it hydrates: its HTML stays, and entering a field tries again", async ({ page }) => {
    const [before, props] = [await html(page), await island(page).getAttribute("data-props")];
    await island(page).evaluate((element) => element.setAttribute("data-props", "{}"));
    const failure = page.waitForEvent("pageerror");
    await field(page, labels.name).click();
    await failure;
    await expect.poll(() => html(page)).toBe(before);
    await island(page).evaluate((element, json) => element.setAttribute("data-props", json ?? ""), props);
    await field(page, labels.name).click();
    await hydrated(page, "ContactForm");
  });

  test("after it has hydrated: its HTML is put back, and entering a field tries again", async ({ page }) => {
    const before = await html(page);
    await field(page, labels.name).click();
    await hydrated(page, "ContactForm");
    await field(page, labels.name).evaluate((input) =>
      Object.defineProperty(input, "setAttribute", {
        value: () => {
          throw new Error("broken on purpose");
        },
      }),
    );
    const failure = page.waitForEvent("pageerror");
    await press(page, labels.send);
    await failure;
    await expect.poll(() => html(page)).toBe(before);
    await field(page, labels.name).click();
    await hydrated(page, "ContactForm");
  });
});
