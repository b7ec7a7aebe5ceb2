import type { Page } from "@playwright/test";
import { idsOf } from "../../src/content/ids.ts";
import { site } from "../fixtures/site.ts";
import { labels } from "./labels.ts";
import { expect } from "./test.ts";

const { projects } = site.projects;
const ids = idsOf(
  "project",
  projects.map(({ title }) => title),
);
/** Names of the pictures' scenes, in gallery order. */
export const files = projects.map(({ image }) => image.file.replace(/(-close)?(-night)?\.\w+$/, ""));

/** Finds a project by its picture's scene, because titles may change. */
export function project(file: string) {
  const index = files.indexOf(file);
  const { title = "", category = "" } = projects[index] ?? {};
  return { id: ids[index] ?? file, title, category };
}

export const categories = new Map(
  site.projects.categories
    .map((name) => [name, projects.filter(({ category }) => category === name)] as const)
    .filter(([, own]) => own.length > 0),
);
export const total = projects.length;

const { filter, lightbox } = site.gallery;
const fill = (template: string, values: Record<string, number>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export const at = (number: number, count = total) => fill(lightbox.position, { number, count });
export const result = (count: number) => fill(filter.result, { count, total });
export const everything = fill(filter.everything, { total });

export const tiles = (page: Page) => page.locator("main li[id]:visible");
export const picture = (page: Page, file: string) => page.locator(`li#${project(file).id} a`).first();
export const choose = (page: Page, name: string) => page.locator("label", { hasText: name }).click();
export const dialog = (page: Page) => page.getByRole("dialog");
export const title = (page: Page) => dialog(page).getByRole("heading");
export const next = (page: Page) => dialog(page).getByRole("button", { name: labels.lightbox.next });
export const shown = (page: Page) => dialog(page).locator("[data-offset='0'] picture img");

export async function open(page: Page, file: string): Promise<void> {
  await picture(page, file).click();
  await expect(title(page)).toHaveText(project(file).title);
}

/** Chromium logs this message when a page with view transitions navigates to an image file. */
export const leavingSite = /ViewTransition opt-in disabled/;
