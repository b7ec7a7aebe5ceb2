import { site } from "../fixtures/site.ts";
import { accordion, header } from "./islandAccordion.ts";
import { expect, hydrated, saveData, test } from "./test.ts";

test.describe("when scripts can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource|net::ERR/ });

  for (const part of ["the island's own file", "a file that it shares"] as const) {
    test(`${part}: the HTML stays as it is, and the next press tries again`, async ({ page }) => {
      await saveData(page);
      // The address of a further try differs after the file's name.
      const pattern = part === "the island's own file" ? /Accordion-\w+\.js/ : /react-\w+\.js/;
      await page.route(pattern, (route) => route.abort());
      await page.goto("/services/residential-hvac");
      const island = accordion(page);
      const html = await island.innerHTML();
      await header(page).click();
      await expect(island).toHaveAttribute("data-src", /\?$/);
      expect(await island.innerHTML()).toBe(html);
      await page.unroute(pattern);
      await header(page).click();
      await expect(header(page)).toHaveAttribute("aria-expanded", "true");
    });
  }
});

test.describe("when a tool's script can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource|net::ERR/ });

  test("the page says that its answer is an example, and entering a field tries again", async ({ page }) => {
    await saveData(page);
    await page.route(/react-\w+\.js/, (route) => route.abort());
    await page.goto("/solutions/cold-rooms");
    const form = page.locator("#cold-room");
    const notice = form.getByText(site.tools.frame.unscripted);
    const length = form.getByLabel(site.tools.coldRoom.fields.length.label);
    await expect(notice).toBeHidden();
    await length.fill("6");
    await expect(notice).toBeVisible();
    await expect(form.getByRole("button")).toHaveCount(0);
    await page.unroute(/react-\w+\.js/);
    await form.getByLabel(site.tools.coldRoom.fields.width.label).click();
    await hydrated(page, "ColdRoom");
    await expect(notice).toBeHidden();
    await expect(length).toHaveValue("6");
    await expect(form.getByRole("button").first()).toBeVisible();
  });
});

test.describe("when an island throws", () => {
  test.use({ expectedMessage: /^TypeError: Cannot read properties of undefined|^Error: broken on purpose/ });

  test("while it hydrates: its HTML stays, the page goes on, and the next press tries again", async ({
    page,
  }) => {
    await saveData(page);
    await page.goto("/services/residential-hvac");
    const island = accordion(page);
    const props = await island.getAttribute("data-props");
    const html = await island.innerHTML();
    await island.evaluate((element) => element.setAttribute("data-props", '{"titles":[{}]}'));
    const failure = page.waitForEvent("pageerror");
    await island.getByRole("button").nth(1).click();
    await failure;
    await expect.poll(() => island.innerHTML()).toBe(html);
    await page.locator("[data-theme]").click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await island.evaluate((element, json) => element.setAttribute("data-props", json ?? ""), props);
    await header(page).click();
    await expect(header(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("after it has hydrated: the page's HTML is put back, and the next press tries again", async ({
    page,
  }) => {
    await saveData(page);
    await page.goto("/services/residential-hvac");
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
