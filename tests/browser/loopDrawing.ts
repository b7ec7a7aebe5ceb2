import type { Page } from "@playwright/test";

export const path = "/geothermal-hvac";
export const drawing = (page: Page) => page.locator("main svg[role=img]").first();
export const steps = (page: Page) => page.locator("main section:has(svg[role=img]) ol > li");
/** The drawing's parts in the order of the steps that bring them, after what stands there from the start. */
export const part = (page: Page, step: number) => drawing(page).locator(":scope > g").nth(step);
export const label = (page: Page, words: string) => drawing(page).getByText(words, { exact: true });

/** Words or shapes of the story that can't be seen: transparent, cut away, without a size, or outside the drawing. */
export const unseen = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector("main svg[role=img]");
    const list = document.querySelector("main section ol");
    if (!svg || !list) return ["the story"];
    const frame = svg.getBoundingClientRect();
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const fits = (element: Element) => {
      const box = element.getBoundingClientRect();
      const inside =
        box.left >= frame.left - 10 && box.right <= frame.right + 10 && box.bottom <= frame.bottom + 10;
      return box.width + box.height > 0 && (inside || !svg.contains(element));
    };
    const shapes = [...svg.querySelectorAll("path, circle, text"), ...list.querySelectorAll("p, h3")];
    return shapes
      .filter((element) => opacity(element) < 1 || !fits(element) || !element.checkVisibility())
      .map((element) => element.outerHTML);
  });

/** Scrolls until a step's middle stands so far down the window: 1 is its lower edge. */
export async function bring(page: Page, step: number, down = 0.5): Promise<void> {
  await steps(page)
    .nth(step)
    .evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * share, behavior: "instant" });
    }, down);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export const styleOf = (page: Page, selector: string, property: string) =>
  drawing(page)
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** What the water's dashes have moved by; only they are as thin as this. */
export const flowed = (page: Page) =>
  drawing(page).evaluate((svg) => {
    const dashes = [...svg.querySelectorAll("path")].filter(
      (path) => getComputedStyle(path).strokeDasharray === "4px, 8px",
    );
    return dashes.map((path) => parseFloat(getComputedStyle(path).strokeDashoffset));
  });
