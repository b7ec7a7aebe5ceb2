import type { Page } from "@playwright/test";
import { hydrated } from "./test.ts";
import { labels } from "./labels.ts";

export const carousel = (page: Page) =>
  page.getByRole("region", { name: labels.carousel.label, exact: true });
export const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]');
export const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });
export const viewport = (page: Page) => slides(page).first().locator("xpath=../..");

export const inView = (page: Page) =>
  slides(page).evaluateAll((all) => {
    const frame = all[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return all.findIndex((slide) => Math.abs(slide.getBoundingClientRect().x - (frame?.x ?? 0)) < 3);
  });

export async function openHydrated(page: Page) {
  await page.goto("/");
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await hydrated(page, "Carousel");
}
