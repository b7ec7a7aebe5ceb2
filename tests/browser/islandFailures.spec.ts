import { site } from "../fixtures/site.ts";
import { accordion, header } from "./islandControls.ts";
import { expect, hydrated, saveData, test } from "./test.ts";
import { quick } from "./tags.ts";

const path = "/services/residential-hvac";

test.describe("when scripts can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource|net::ERR/ });

  test("the next press after a failed download tries again", async ({ page }) => {
    await saveData(page);
    await page.route(/Accordion-\w+\.js/, (route) => route.abort());
    await page.goto(path);
    const html = await accordion(page).innerHTML();
    await header(page).click();
    // Browsers cache a failed module, so the loader must append `?` to request a new URL.
    await expect(accordion(page)).toHaveAttribute("data-src", /\?$/);
    expect(await accordion(page).innerHTML()).toBe(html);
    await page.unrouteAll();
    await header(page).click();
    await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("without its script a calculator shows an example", async ({ page }) => {
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
  test.use({ expectedMessage: /^TypeError: Cannot read properties of undefined|^Error: broken on purpose/ });
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    await page.goto(path);
  });

  test("the next press after a failed hydration tries again", async ({ page }) => {
    const island = accordion(page);
    const props = await island.getAttribute("data-props");
    const html = await island.innerHTML();
    await island.evaluate((element) => element.setAttribute("data-props", '{"titles":[{}]}'));
    const failure = page.waitForEvent("pageerror");
    await island.getByRole("button").nth(1).click();
    await failure;
    await expect.poll(() => island.innerHTML()).toBe(html);
    await island.evaluate((element, json) => element.setAttribute("data-props", json ?? ""), props);
    await header(page).click();
    await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("after a failure the island's HTML is restored", quick, async ({ page }) => {
    const island = accordion(page);
    const html = () => island.evaluate((element) => element.innerHTML.replace(/ style="[^"]*"/g, ""));
    const before = await html();
    await island.getByRole("button").nth(1).click();
    await hydrated(page, "Accordion");
    const failure = page.waitForEvent("pageerror");
    await island.evaluate((element) => {
      const [first] = element.querySelectorAll("h3 + div > div");
      Object.defineProperty(first?.parentElement?.parentElement, "setAttribute", {
        value: () => {
          throw new Error("broken on purpose");
        },
      });
    });
    await island.getByRole("button").nth(0).click();
    await failure;
    await expect.poll(html).toBe(before);
    await header(page).click();
    await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("when an event handler throws", () => {
  test.use({ expectedMessage: /^Error: broken on purpose/ });

  test("the island's HTML is restored with the visitor's entry", async ({ page }) => {
    await page.goto("/solutions/cold-rooms#cold-room");
    await hydrated(page, "ColdRoom");
    const island = page.locator("[data-island=ColdRoom]");
    await expect(island).not.toHaveAttribute("data-failed");
    // The calculator's input handler calls this function.
    await page.evaluate(() => {
      const original = window.clearTimeout;
      window.clearTimeout = () => {
        window.clearTimeout = original;
        throw new Error("broken on purpose");
      };
    });
    await island.locator("[name=length]").fill("7");
    await expect(island).toHaveAttribute("data-failed");
    await expect(island.getByText(site.calculators.frame.unscripted)).toBeVisible();
    await expect(island.locator("[name=length]")).toHaveValue("7");
  });
});
