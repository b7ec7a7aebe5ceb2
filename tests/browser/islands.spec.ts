import { expect, keepCold, live, test } from "./test.ts";

test.describe("when scripts can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource|net::ERR/ });

  for (const part of ["the island's own file", "a file that it shares"] as const) {
    test(`${part}: the HTML stands, and the next intent tries again`, async ({ page }) => {
      await keepCold(page);
      const pattern = part === "the island's own file" ? /assets\/(islands\/)?Accordion/ : /assets\/react-/;
      await page.route(pattern, (route) => route.abort());
      await page.goto("/services/residential-hvac");
      const island = page.locator("[data-island=Accordion]");
      const html = await island.innerHTML();
      const second = island.getByRole("button").nth(1);
      await second.click();
      await expect(island).toHaveAttribute("data-src", /\?$/);
      expect(await island.innerHTML()).toBe(html);
      await page.unroute(pattern);
      await second.click();
      await expect(second).toHaveAttribute("aria-expanded", "true");
    });
  }
});

test.describe("when an island throws while it hydrates", () => {
  test.use({ expectedMessage: /./ });

  test("its HTML stays and it is not tried again", async ({ page }) => {
    await keepCold(page);
    await page.goto("/services/residential-hvac");
    const island = page.locator("[data-island=Accordion]");
    await island.evaluate((element) => element.setAttribute("data-props", "{}"));
    const html = await island.innerHTML();
    await island.getByRole("button").nth(1).click();
    await live(page, "Accordion");
    expect(await island.innerHTML()).toBe(html);
    await island.getByRole("button").nth(2).click();
    expect(await island.innerHTML()).toBe(html);
  });
});

test("links in a cold island are followed once and never repeated", async ({ page, context }) => {
  await context.route(/example\.com/, (route) => route.fulfill({ body: "<title>Portfolio</title>" }));
  await page.goto("/about");
  let pages = 0;
  context.on("page", () => pages++);
  await page.locator("[data-island=CreditCard] a").click();
  await live(page, "CreditCard");
  await page.waitForTimeout(500);
  expect(pages).toBe(1);
});

for (const [path, name] of [
  ["/services/residential-hvac", "Accordion"],
  ["/about", "CreditCard"],
  ["/about", "Drawer"],
  ["/contact", "ContactForm"],
] as const) {
  test(`${name} does not change its HTML by hydrating`, async ({ page }) => {
    await keepCold(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(path);
    const island = page.locator(`[data-island=${name}]`);
    const html = () =>
      island.evaluate((element) => element.innerHTML.replace(/ (style|novalidate)="[^"]*"/g, ""));
    const before = await html();
    await island.locator("button, a, input").first().hover({ force: true });
    await page.mouse.move(0, 0);
    await live(page, name);
    expect(await html()).toBe(before);
  });
}
