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
