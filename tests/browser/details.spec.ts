import { foldedIds } from "../../src/content/ids.ts";
import { link, site } from "../fixtures/site.ts";
import { expect, test } from "./test.ts";

const [slug, folding] = [...site.services].find(([, { details }]) => details.length > 0) ?? [];
const path = link(`/services/${slug}`);
const [id = ""] = foldedIds(folding?.details ?? []);

test("a link to the content of a collapsed section opens it", async ({ page }) => {
  await page.goto(`${path}#${id}`);
  const details = page.locator("details", { has: page.locator(`#${id}`) }).last();
  await expect(details).toHaveAttribute("open");
  await expect(details.locator("summary")).toBeInViewport();
});

test("a collapsed section opens with one click on desktops, and from the list of all on phones", async ({
  page,
}) => {
  await page.goto(path);
  const details = page.locator("details", { has: page.locator(`#${id}`) });
  const [list, section] = [details.first(), details.last()];
  await section.locator("summary").click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(`#${id}`)).toBeHidden();
  await list.locator("summary").first().click();
  await expect(page.locator(`#${id}`)).toBeVisible();
});
