import type { Page } from "@playwright/test";

/** A page's first accordion, the island that most tests of islands press. */
export const accordion = (page: Page) => page.locator("[data-island=Accordion]").first();
export const header = (page: Page) => accordion(page).getByRole("button").nth(2);
