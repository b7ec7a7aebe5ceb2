import { link, site } from "../fixtures/site.ts";
import { expect, test } from "./test.ts";
import { quick } from "./tags.ts";

const [path = ""] = [...site.solutions].flatMap(([slug, { urdu }]) =>
  urdu ? [link(`/solutions/${slug}`)] : [],
);

test.skip(path === "", "No page has a section in Urdu");

test("the Urdu typeface loads with the first Urdu line", async ({ page }) => {
  const typefaces: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/urdu-")) typefaces.push(request.url());
  });
  await page.goto(path);
  const section = page.locator("#urdu");
  await section.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(typefaces).toEqual([]);
  await section.locator("summary").click();
  await expect.poll(() => typefaces.length).toBe(1);
});

test("the link in the header opens the Urdu lines", quick, async ({ page }) => {
  await page.goto(path);
  const line = page.locator("#urdu li").first();
  await expect(line).toBeHidden();
  await page.getByRole("link", { name: site.interface.urdu, exact: true }).click();
  await expect(line).toBeInViewport();
});
