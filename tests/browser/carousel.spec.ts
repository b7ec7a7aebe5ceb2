import { button, carousel, inView, open, openHydrated, slides, viewport } from "./slides.ts";
import { expect, saveData, hydrated, test } from "./test.ts";
import { labels } from "./labels.ts";

test("is a carousel of three labelled slides, one in view at every width", async ({ page }) => {
  await openHydrated(page);
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
  const names = await slides(page).evaluateAll((all) => all.map((slide) => slide.ariaLabel));
  expect(names).toEqual(
    ["1", "2", "3"].map((number) => labels.slideOf.replace("{number}", number).replace("{count}", "3")),
  );
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(200);
    const frame = await viewport(page).boundingBox();
    for (const slide of await slides(page).all())
      expect(Math.abs(((await slide.boundingBox())?.width ?? 0) - (frame?.width ?? 0))).toBeLessThan(3);
  }
});

test("arrows turn around the ends; slides out of view can't be reached", async ({ page }) => {
  await openHydrated(page);
  await button(page, labels.nextSlide).click();
  await expect.poll(() => inView(page)).toBe(1);
  await expect(slides(page).nth(0)).toHaveAttribute("inert");
  await expect(slides(page).nth(1)).not.toHaveAttribute("inert");
  await button(page, labels.previousSlide).click();
  await expect.poll(() => inView(page)).toBe(0);
  await button(page, labels.previousSlide).click();
  await expect.poll(() => inView(page)).toBe(2);
});

test("dots lead to their slide and mark it", async ({ page }) => {
  await openHydrated(page);
  await button(page, labels.goTo(3)).click();
  await expect.poll(() => inView(page)).toBe(2);
  await expect(button(page, labels.goTo(3))).toHaveAttribute("aria-current", "true");
  await expect(button(page, labels.goTo(1))).toHaveAttribute("aria-current", "false");
});

test("a row scrolled before the script has loaded stays where it was", async ({ page }) => {
  await saveData(page);
  await open(page);
  await viewport(page).evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: "instant" }));
  await button(page, labels.pauseCarousel).focus();
  await hydrated(page, "Carousel");
  await expect(slides(page).nth(1)).not.toHaveAttribute("inert");
  expect(await inView(page)).toBe(1);
});

test("a transition takes about 500 ms", async ({ page }) => {
  // By the page's clock, which is moved by hand: a busy machine changes nothing.
  await page.clock.install();
  await openHydrated(page);
  await button(page, labels.nextSlide).focus();
  await page.clock.pauseAt(new Date(Date.now() + 5000));
  const place = () =>
    slides(page)
      .nth(1)
      .evaluate((slide) => slide.getBoundingClientRect().x);
  await button(page, labels.nextSlide).press("Enter");
  let [last, moved] = [await place(), 0];
  for (let time = 16; time - moved < 200; time += 16) {
    await page.clock.runFor(16);
    const now = await place();
    if (Math.abs(now - last) >= 0.5) moved = time;
    last = now;
  }
  expect(await inView(page)).toBe(1);
  expect(moved).toBeGreaterThanOrEqual(450);
  expect(moved).toBeLessThanOrEqual(550);
});

test("a drag with the mouse turns and does not follow the link; a click does", async ({ page }) => {
  await openHydrated(page);
  const box = await viewport(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 1000, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 800, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => inView(page)).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/");
  await page.waitForTimeout(600);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 4, y);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/solutions\//);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is a row that scrolls, without dead controls", async ({ page }) => {
    await page.goto("/");
    await expect(slides(page)).toHaveCount(3);
    for (const slide of await slides(page).all()) expect((await slide.innerText()).length).toBeGreaterThan(5);
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    const [scroll, client] = await viewport(page).evaluate((row) => [row.scrollWidth, row.clientWidth]);
    expect(scroll).toBeGreaterThan((client ?? 0) * 2.9);
    await expect(viewport(page)).toHaveCSS("overflow-x", "auto");
  });
});
