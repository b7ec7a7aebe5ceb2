import type { Page } from "@playwright/test";
import { field, fill, form, press } from "./contactForm.ts";
import { leavingSite, picture } from "./gallery.ts";
import { trigger } from "./sheet.ts";
import { expect, saveData, test } from "./test.ts";
import { labels, mailto, menuName } from "./labels.ts";

// A page left open while a new version goes live, a blocker, a lost connection: the page is then as without script.
test.use({
  expectedMessage: new RegExp(
    `Failed to load resource|net::ERR|^Error: broken on purpose|${leavingSite.source}`,
  ),
});

const block = (page: Page) => page.route(/\.js/, (route) => route.abort());

/** Records each submission that no script has prevented, instead of starting a mail program. */
async function catchSubmissions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const submissions: string[] = [];
    Object.assign(window, { submissions });
    addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      submissions.push((event.submitter as HTMLButtonElement).formAction);
    });
  });
  return () => page.evaluate(() => (window as unknown as { submissions: string[] }).submissions);
}

for (const seen of [false, true])
  test(`the form${seen ? ", seen before," : ""} is a mailto form, for every press of Send and for Enter`, async ({
    page,
  }) => {
    if (!seen) await saveData(page);
    await block(page);
    const submissions = await catchSubmissions(page);
    await page.goto("/contact");
    if (seen) {
      await form(page).scrollIntoViewIfNeeded();
      await expect(form(page).getByRole("button")).toHaveText(["Send Message"]);
    }
    await fill(page);
    const mails: string[] = [];
    for (const send of [() => press(page, "Send Message"), () => field(page, labels.name).press("Enter")]) {
      await send();
      mails.push(mailto);
      await expect.poll(submissions).toEqual(mails);
    }
    await expect(form(page).getByRole("button")).toHaveText(["Send Message"]);
    await expect(form(page).getByRole("link", { name: "Send on WhatsApp" })).toBeVisible();
  });

test("the browser's own validation reports what is missing in the form", async ({ page }) => {
  await block(page);
  const submissions = await catchSubmissions(page);
  await page.goto("/contact");
  await press(page, "Send Message");
  await expect(field(page, labels.name)).toBeFocused();
  expect(await submissions()).toEqual([]);
});

for (const way of ["click", "ArrowRight"] as const)
  test(`both panels of tabs show after a ${way}, and the wanted part is in view`, async ({ page }) => {
    await saveData(page);
    await block(page);
    await page.goto("/services/commercial-hvac");
    const tabs = page.getByRole("tab");
    if (way === "click") await tabs.nth(1).click();
    else await tabs.nth(0).press(way);
    await expect(page.getByRole("tablist")).toBeHidden();
    for (const name of ["Applications", "Our Solutions"])
      await expect(page.getByRole("tabpanel").getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("tabpanel").nth(way === "click" ? 1 : 0)).toBeFocused();
    await expect(page.getByRole("tabpanel").nth(way === "click" ? 1 : 0)).toBeInViewport();
  });

test("every item of an accordion shows, as soon as it is seen", async ({ page }) => {
  await block(page);
  await page.goto("/services/residential-hvac");
  const items = page.locator("[data-island=Accordion]").first().locator("h3 + div p");
  await items.first().scrollIntoViewIfNeeded();
  for (const item of await items.all()) {
    await expect(item).toBeVisible();
    expect((await item.boundingBox())?.height).toBeGreaterThan(20);
  }
});

test("a group of the menu opens by key and by click", async ({ page }) => {
  await block(page);
  await page.goto("/about");
  const link = page.locator("#menu").getByRole("link", { name: menuName("/services/cold-storage") });
  const services = page.getByRole("button", { name: "Services" });
  await services.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(
    page.locator("#menu").getByRole("link", { name: menuName("/services/commercial-hvac") }),
  ).toBeFocused();
  await page.mouse.click(700, 700);
  await expect(link).toBeHidden();
  await services.click();
  await page.mouse.move(700, 700);
  await expect(link).toBeVisible();
});

for (const way of ["a click", "a key"] as const)
  test(`the phone's menu button leads to the list of all links by ${way}, every time`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await block(page);
    await page.goto("/about");
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      if (way === "a click") await trigger(page).click();
      else await trigger(page).press("Enter");
      await expect(page).toHaveURL(/#footer-links$/);
      await expect(page.locator("#footer-links")).toBeInViewport();
      await expect(page.locator("#footer-links")).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.locator("#footer-links").getByRole("link").first()).toBeFocused();
  });

test("a picture of the gallery is a link to its large form, at the first click", async ({ page }) => {
  await block(page);
  await page.goto("/gallery");
  await picture(page, "homes").click();
  await expect(page).toHaveURL(/homes-\w+-1200\.webp$/);
});

test("the slides are a row that scrolls, without buttons that do nothing", async ({ page }) => {
  await block(page);
  await page.goto("/");
  const carousel = page.locator("[data-island=Carousel]");
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("button", { name: labels.nextSlide })).toBeHidden();
  await carousel.getByRole("link").last().focus();
  await expect(carousel.getByRole("link").last()).toBeInViewport();
});

test("an island that throws each time is as without script as well", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/Drawer-.*\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default (root, held, fail) => { root.dataset.src ||= "x"; reportError(new Error("broken on purpose")); fail(); }`,
    }),
  );
  await page.goto("/about");
  await trigger(page).click();
  await expect(page).toHaveURL(/#footer-links$/);
});
