import { foldedIds } from "../../src/content/ids.ts";
import { link, site } from "../fixtures/site.ts";
import { expect, hydrated, test } from "./test.ts";
import { quick } from "./tags.ts";

const [slug, content] = [...site.services].find(([, { details }]) => details.length > 0) ?? [];
const path = link(`/services/${slug}`);
const [id = ""] = foldedIds(content?.details ?? []);

test("a link to a detail opens its row", quick, async ({ page }) => {
  await page.goto(`${path}#${id}`);
  const row = page.locator(`#${id}`);
  await expect(row.getByRole("button")).toHaveAttribute("aria-expanded", "true");
  await expect(row).toBeInViewport();
});

for (const width of [390, 1440])
  test(`a detail opens with one click at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const row = page.locator(`#${id}`);
    await row.scrollIntoViewIfNeeded();
    await hydrated(page, "Accordion");
    const body = row.locator("xpath=following-sibling::*").locator("[data-findable]");
    await expect(body).toBeHidden();
    await row.getByRole("button").click();
    await expect(body).toBeVisible();
  });

test("one list has the questions before the details", async ({ page }) => {
  await page.goto(path);
  const { questions = [], details = [] } = content ?? {};
  const titles = [...questions.map(({ title }) => title), ...details.map(({ heading }) => heading)];
  const shown = await page.locator("#questions h3 > button > :first-child").allInnerTexts();
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(shown.slice(0, titles.length).map(plain)).toEqual(titles.map(plain));
});
