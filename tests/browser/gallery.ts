import { projectIds } from "../../src/content/ids.ts";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import { site } from "../fixtures/site.ts";
import { labels } from "./labels.ts";

const ids = projectIds(site.projects.projects);

/** The project of a picture's file, whose name stays when its title changes. */
export function project(file: string) {
  const index = site.projects.projects.findIndex(({ image }) => image.file.replace(/\.\w+$/, "") === file);
  const { title = "", category = "" } = site.projects.projects[index] ?? {};
  return { id: ids[index] ?? file, title, category };
}

const { filter, lightbox } = site.gallery;
const fill = (template: string, values: Record<string, number>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The position of a large picture, and what the filter says of a category and of all projects. */
export const at = (number: number, count = 17) => fill(lightbox.position, { number, count });
export const result = (count: number) => fill(filter.result, { count, total: 17 });
export const everything = fill(filter.everything, { total: 17 });

export const tiles = (page: Page) => page.locator("main li[id]:visible");
export const picture = (page: Page, file: string) => page.locator(`li#${project(file).id} a`).first();
export const choose = (page: Page, name: string) => page.locator("label", { hasText: name }).click();
export const dialog = (page: Page) => page.getByRole("dialog");
export const title = (page: Page) => dialog(page).getByRole("heading");
export const next = (page: Page) => dialog(page).getByRole("button", { name: labels.lightbox.next });
export const previous = (page: Page) => dialog(page).getByRole("button", { name: labels.lightbox.previous });
export const close = (page: Page) => dialog(page).getByRole("button", { name: labels.close });
/** The large picture in the middle of the stage. */
export const shown = (page: Page) => dialog(page).locator("[data-offset='0'] picture img");

/** Opens a picture and waits until the dialog stands still. */
export async function open(page: Page, file: string): Promise<void> {
  await picture(page, file).click();
  await expect(dialog(page)).toBeVisible();
  await page.waitForTimeout(200);
}

/** A message of Chromium's own where a page with view transitions leads to a bare picture, which has none. */
export const leavingSite = /ViewTransition opt-in disabled/;

export const categories = [
  ["Residential", 2],
  ["Commercial", 2],
  ["Healthcare", 1],
  ["Education", 1],
  ["Hospitality", 2],
  ["Retail", 1],
  ["Technology", 1],
  ["Refrigeration", 7],
] as const;
