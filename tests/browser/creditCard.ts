import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { labels } from "./labels.ts";

export const line = (page: Page) => page.locator("[data-island=CreditCard]");
export const link = (page: Page) => line(page).getByRole("link", { name: site.credit.name });
export const more = (page: Page) => line(page).getByRole("button", { name: labels.onlineProfiles });
export const card = (page: Page) => line(page).locator("[data-side]");
export const names = ["GitHub", "LinkedIn", "WhatsApp", "YouTube", "Fiverr", "Visit my website"];
