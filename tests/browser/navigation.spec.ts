import { expect, test } from "./test.ts";

test("every route change starts at the top; back restores the place", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await page.locator("footer").getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 400);
});

test.describe("an unknown path", () => {
  test.use({ expectedMessage: /status of 404/ });

  test("shows the not-found page with status 404 and a way home", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
    await expect(
      page.getByText("The page you are looking for doesn’t exist or has been moved."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
