import type { Locator, Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";

export const path = "/solutions/cold-rooms";
const anatomy = site.solutions.get("cold-rooms")?.sections.find(({ type }) => type === "anatomy");
const name = anatomy?.heading ?? "";
export const scene = (page: Page) => page.getByRole("group", { name });
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
