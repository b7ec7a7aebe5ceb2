import type { Page } from "@playwright/test";

export const trigger = (page: Page) => page.getByRole("button", { name: "Toggle navigation" });
export const sheet = (page: Page) => page.getByRole("dialog", { name: "Menu" });
