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

test.describe("group paths", () => {
  test("/services and /solutions are no pages", async ({ request }) => {
    for (const path of ["/services", "/solutions", "/services/", "/assets", "/images"])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test("the two odd spellings lead to their pages", async ({ page }) => {
  await page.goto("/solutions/railways-hvac");
  await expect(page).toHaveURL(/\/solutions\/railways-solution$/);
  await page.goto("/solutions/cold-storage");
  await expect(page).toHaveURL(/\/solutions\/cold-rooms$/);
});

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("a page that nobody touches loads no script", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.waitForTimeout(2000);
  expect(scripts).toEqual([]);
});
