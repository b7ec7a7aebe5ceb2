import type { Page } from "@playwright/test";
import { catchSubmissions, field, fill, form, press } from "./contactForm.ts";
import { leavingSite, picture } from "./gallery.ts";
import { labels, mailto, menuName, whatsapp } from "./labels.ts";
import { trigger } from "./sheet.ts";
import { button, carousel, slides, viewport } from "./slides.ts";
import { expect, saveData, test } from "./test.ts";
import { quick } from "./tags.ts";

// These tests block all scripts. The pages must then work as they do with JavaScript disabled.
test.use({
  expectedMessage: new RegExp(`Failed to load resource|net::ERR|${leavingSite.source}`),
});

const block = (page: Page) => page.route(/\.js/, (route) => route.abort());

test("the form becomes a mailto form that the browser validates", quick, async ({ page }) => {
  await saveData(page);
  await block(page);
  const submissions = await catchSubmissions(page);
  await page.goto("/contact");
  await press(page, labels.send);
  await expect(field(page, labels.name)).toBeFocused();
  expect(await submissions()).toEqual([]);
  await fill(page);
  await press(page, labels.send);
  const plain = `post,text/plain,${mailto}`;
  await expect.poll(submissions).toEqual([plain]);
  await field(page, labels.name).press("Enter");
  await expect.poll(submissions).toEqual([plain, plain]);
  await expect(form(page).getByRole("link", { name: labels.whatsapp })).toHaveAttribute("href", whatsapp);
});

test("after a press both tab panels are visible", async ({ page }) => {
  await saveData(page);
  await block(page);
  for (const [panel, way] of ["ArrowRight", "click"].entries()) {
    await page.goto("/services/commercial-hvac");
    const tabs = page.getByRole("tab");
    // A mouse click would hover first. The hover would request the blocked script, whose failure hides the tab.
    if (way === "click") await tabs.nth(1).dispatchEvent("click");
    else await tabs.nth(0).press(way);
    await expect(page.getByRole("tablist")).toBeHidden();
    const panels = page.getByRole("tabpanel");
    for (const [index, name] of ["Applications", "Our Solutions"].entries())
      await expect(panels.nth(index).getByText(name, { exact: true }).first()).toBeVisible();
    await expect(panels.nth(panel)).toBeFocused();
    await expect(panels.nth(panel)).toBeInViewport();
  }
});

test("questions are visible while in view", async ({ page }) => {
  await block(page);
  await page.goto("/services/residential-hvac");
  const items = page.locator("[data-island=Accordion]").first().locator("h3 + div p");
  await items.first().scrollIntoViewIfNeeded();
  for (const item of await items.all()) await expect(item).toBeVisible();
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, labels.carousel.next)).toBeHidden();
  await expect(viewport(page)).toHaveCSS("overflow-x", "auto");
  await slides(page).last().getByRole("link").focus();
  await expect(slides(page).last()).toBeInViewport({ ratio: 0.9 });
  await page.goto("/gallery");
  await picture(page, "homes").click();
  await expect(page).toHaveURL(/homes-[\w-]+-1200\.webp$/);
});

test("a menu group opens by key or click", async ({ page }) => {
  await block(page);
  await page.goto("/about");
  const menu = page.locator("#menu");
  const link = menu.getByRole("link", { name: menuName("/services/cold-storage") });
  const services = menu.getByRole("button", { name: "Services" });
  await services.focus();
  await expect(menu).toHaveAttribute("data-failed");
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: menuName("/services/commercial-hvac") })).toBeFocused();
  await page.mouse.click(700, 700);
  await expect(link).toBeHidden();
  await services.click();
  await page.mouse.move(700, 700);
  await expect(link).toBeVisible();
});

test("on phones the menu button links to all links", quick, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await block(page);
  await page.goto("/about");
  const links = page.locator("#footer-links");
  for (const way of ["click", "Enter", "click"]) {
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    if (way === "click") await trigger(page).click();
    else await trigger(page).press(way);
    await expect(page).toHaveURL(/#footer-links$/);
    await expect(links).toBeInViewport();
    await expect(links).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(links.getByRole("link").first()).toBeFocused();
});
