import { foldedIds } from "../../src/content/ids.ts";
import { link, site } from "../fixtures/site.ts";
import { expect, test } from "./test.ts";

const [slug, folding] = [...site.services].find(([, { details }]) => details.length > 0) ?? [];
const path = link(`/services/${slug}`);
const [id = ""] = foldedIds(folding?.details ?? []);

test("folded sections open by press, by key, by a link to their content, and on paper", async ({ page }) => {
  await page.goto(path);
  const content = page.locator(`#${id}`);
  const summary = page.locator("summary", { hasText: folding?.details[0]?.heading ?? "" });
  await expect(content).toBeHidden();
  await summary.click();
  await expect(content).toBeVisible();
  await summary.press("Enter");
  await expect(content).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(content).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goto("about:blank");
  await page.goto(`${path}#${id}`);
  await expect(content).toBeVisible();
  await expect(summary).toBeInViewport();
});
