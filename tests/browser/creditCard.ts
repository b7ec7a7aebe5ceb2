import type { Page } from "@playwright/test";

export const line = (page: Page) => page.locator("[data-island=CreditCard]");
export const link = (page: Page) => line(page).getByRole("link", { name: "Your Developer" });
export const more = (page: Page) => line(page).getByRole("button", { name: "The developer’s profiles" });
export const card = (page: Page) => line(page).locator("[data-side]");
export const names = ["GitHub", "LinkedIn", "WhatsApp", "YouTube", "Fiverr", "Visit my website"];
