import { specRoutes } from "../fixtures/specRoutes.ts";
import { site } from "../fixtures/dist.ts";
import { longUnlessShown } from "./long.ts";
import { expect, test } from "./test.ts";

const printed = specRoutes.filter((path) => /^\/(services|solutions)\//.test(path));

for (const path of printed) {
  test(`${path} prints on three sheets of A4 or fewer`, longUnlessShown(path), async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.goto(path);
    const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
    const pdf = await page.pdf({ format: "A4", margin });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(3);
  });
}

test("a printed page names phone and address, in dark ink on white, without menus", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/services/transport-hvac");
  const footer = page.locator("footer");
  await expect(footer.getByText(site.site.phone)).toBeVisible();
  await expect(footer.getByText(site.site.address.street)).toBeVisible();
  await expect(page.locator("#menu")).toBeHidden();
  await expect(footer.getByRole("list")).toHaveCount(0);
  const ink = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe("rgb(16, 35, 58)");
  for (const label of ["Applications", "Our Solutions"])
    await expect(page.getByText(label, { exact: true }).last()).toBeVisible();
});

test("what comes up into view on a screen stands in its place on paper", async ({ page }) => {
  await page.goto("/solutions/standby-refrigeration");
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
    );
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await moving()).toBe(0);
});

test("the map leaves no empty box on paper", async ({ page }) => {
  await page.goto("/contact");
  const box = page.locator("iframe").locator("..");
  await expect(box).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(box).toBeHidden();
});
