import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parseYaml } from "../../src/build/content/yaml.ts";
import { valueAt } from "../../src/content/fields.ts";
import { pathOf } from "../../src/desk/shared/paths.ts";
import { shareCache, startDev } from "../fixtures/devServer.ts";
import { makeProject, type Project } from "../fixtures/project.ts";
import { deskPage } from "./deskPage.ts";
import { expect, test } from "./test.ts";

export let project: Project;
export let dev: Awaited<ReturnType<typeof startDev>>;
export let original: string;

/** Starts `npm run dev` for a copy of content/ once for the calling file. Each test begins on the desk of one page. */
export function withDesk(): void {
  test.describe.configure({ mode: "default" });
  // Chromium logs each refused request, and that a reload interrupts the transition between pages.
  test.use({ expectedMessage: /status of 4(22|09)|ViewTransition|Transition was skipped/ });

  test.beforeAll(async () => {
    project = await makeProject("shared");
    shareCache(project);
    dev = await startDev(project);
  });
  test.afterAll(async () => {
    await dev.stop();
    await project.discard();
  });
  test.beforeEach(async ({ page }) => {
    original = read();
    await page.goto(`${dev.origin}/__desk/?page=${url}`);
    await expect(onPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  });
}

const { file } = deskPage();
export const { url, sections, claim, step } = deskPage();
export const at = `${step.list}/0/text`;
export const read = () => readFileSync(join(project.folder, "content", file), "utf8");
export const write = (text: string) => writeFileSync(join(project.folder, "content", file), text);
export const saved = (path: string) => valueAt(parseYaml(file, read()).data, pathOf(`desk/${path}`));
export const onPage = (page: Page) => page.frameLocator("iframe.page");
export const status = (page: Page) => page.getByRole("status");
export const field = (page: Page, path: string) => page.locator(`[id="desk/${path}"]`);
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).click();

/** Clicks the step's text on the page as it is now, and returns it. */
export async function openStep(page: Page): Promise<string> {
  const text = String(saved(at));
  await onPage(page).getByText(text, { exact: true }).filter({ visible: true }).first().click();
  await expect(field(page, at)).toBeFocused();
  return text;
}
