import type { Locator, Page } from "@playwright/test";

export const path = "/solutions/cold-rooms";
export const scene = (page: Page) => page.getByRole("group", { name: "Parts of a Cold Room" });
export const pins = (page: Page) => scene(page).getByRole("link");
export const callouts = (page: Page) => page.locator("main ol > li:has(> h3)[id^=part-]");

/** Where elements lie in the page: x, y, width and height. */
export const bounds = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // A reloaded page may differ in the last digit.
      return [x, y + scrollY, width, height].map((pixels) => Math.round(10 * pixels) / 10);
    }),
  );
