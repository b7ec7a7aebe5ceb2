import type { Page } from "@playwright/test";
import { focusedName, pressKey, tabThrough, tabTo } from "./focus.ts";
import { catchLinks, expect, test } from "./test.ts";
import { labels, menuName, starting } from "./labels.ts";

// Without motion: the place of the focus is not read halfway through a scroll.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });
test.slow();

const named = (page: Page) => expect.poll(() => focusedName(page));

test("from the address bar to a composed quote request by keys alone", async ({ page }) => {
  const links = await catchLinks(page);
  await page.goto("/");
  await pressKey(page, "Tab");
  await named(page).toBe(labels.skipLink);
  await tabTo(page, "Contact");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact");
  await pressKey(page, "Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, "Commercial");
  await pressKey(page, "ArrowRight");
  await named(page).toBe("Residential");
  await tabTo(page, starting(labels.name));
  await page.keyboard.type("Ayesha");
  await tabTo(page, starting(labels.email));
  await page.keyboard.type("ayesha@example.com");
  await tabTo(page, starting(labels.message));
  await page.keyboard.type("A quote for two split units, please.");
  await tabTo(page, "Send Message");
  await pressKey(page, "Enter");
  await expect.poll(links).toHaveLength(1);
  const body = decodeURIComponent(String((await links())[0]?.href));
  for (const words of ["Residential", "Ayesha", "ayesha@example.com", "two split units"])
    expect(body).toContain(words);
});

test("a request with mistakes: the summary takes the focus and leads to each field", async ({ page }) => {
  await page.goto("/contact");
  await tabTo(page, "Send Message");
  await page.keyboard.press("Enter");
  await expect(page.locator("#contact-form").getByRole("alert")).toBeFocused();
  await pressKey(page, "Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: labels.name })).toBeFocused();
  await tabTo(page, "Send Message");
});

test("through the menu: a group opens, its links follow, Escape returns to it", async ({ page }) => {
  await page.goto("/about");
  await tabTo(page, "Services");
  await pressKey(page, "Space");
  await tabTo(page, "AMC");
  await pressKey(page, "Escape");
  await named(page).toBe("Services");
  await tabTo(page, "Solutions");
  await pressKey(page, "Enter");
  await tabTo(page, menuName("/solutions/cold-rooms"));
  await tabTo(page, "Contact");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("through the drawer: in, around, through a group, out to where it began", async ({ page }) => {
    await page.goto("/about");
    await tabTo(page, "Toggle navigation");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await named(page).toBe(labels.close);
    await tabTo(page, "Solutions");
    await pressKey(page, "Space");
    await tabTo(page, menuName("/solutions/cold-rooms"));
    await tabTo(page, labels.close);
    await tabTo(page, "Contact", "Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await named(page).toBe("Toggle navigation");
    await pressKey(page, "Tab");
  });
});

for (const [device, width, key] of [
  ["desktop", 1440, "Tab"],
  ["desktop", 1440, "Shift+Tab"],
  ["phone", 390, "Tab"],
] as const)
  test(`on a ${device}, ${key} through the sticky header leaves a scrolled page where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.goto("/about");
    const stops = page.locator("header > :last-child :is(a, button):visible");
    await (key === "Tab" ? stops.first() : stops.last()).focus();
    await page.evaluate(() => scrollTo({ top: 1334, behavior: "instant" }));
    for (let stop = 1; stop < (await stops.count()); stop++) {
      await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await page.evaluate(() => scrollY)).toBe(1334);
    }
  });

test("through an accordion: Enter and Space open and close, Tab passes what is closed", async ({ page }) => {
  await page.goto("/services/residential-hvac");
  const headers = page.locator("[data-island=Accordion] h3 button");
  const second = (await headers.nth(1).textContent())?.trim() ?? "";
  await tabTo(page, second);
  await pressKey(page, "Enter");
  await expect(headers.nth(1)).toHaveAttribute("aria-expanded", "true");
  await pressKey(page, "Space");
  await expect(headers.nth(1)).toHaveAttribute("aria-expanded", "false");
  await pressKey(page, "Tab");
  await expect(headers.nth(2)).toBeFocused();
});

test("through the carousel: dots, arrows, then the one slide that is in view", async ({ page }) => {
  await page.goto("/");
  const slides = page.locator('[data-island=Carousel] [aria-roledescription="slide"]');
  await tabTo(page, labels.goTo(3));
  await pressKey(page, "Space");
  await expect(slides.nth(2)).not.toHaveAttribute("inert");
  await tabTo(page, labels.nextSlide);
  await pressKey(page, "Enter");
  await expect(slides.nth(0)).not.toHaveAttribute("inert");
  await pressKey(page, "Tab");
  await expect(slides.nth(0).getByRole("link").first()).toBeFocused();
  await pressKey(page, "Tab");
  expect(
    await slides.evaluateAll((all) => all.slice(1).some((slide) => slide.matches(":focus-within"))),
  ).toBe(false);
});

// Every page, on a phone as well: tests/deep/pages.spec.ts.
test("from the first stop to the last the focus is seen, and back, with nothing under the header", async ({
  page,
}) => {
  await page.goto("/services/commercial-hvac");
  const stops = await tabThrough(page);
  expect(stops).toBeGreaterThan(40);
  for (let stop = 1; stop < stops; stop++) await pressKey(page, "Shift+Tab");
  await named(page).toBe(labels.skipLink);
});
