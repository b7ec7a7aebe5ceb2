import { long } from "./long.ts";
import { expect, holdScripts, keepCold, live, test } from "./test.ts";

test.describe("when scripts can't be loaded", () => {
  test.use({ expectedMessage: /Failed to load resource|net::ERR/ });

  for (const part of ["the island's own file", "a file that it shares"] as const) {
    test(`${part}: the HTML stands, and the next intent tries again`, async ({ page }) => {
      await keepCold(page);
      // The address of a further try is spelled in another way up to the name.
      const pattern = part === "the island's own file" ? /Accordion-\w+\.js/ : /react-\w+\.js/;
      await page.route(pattern, (route) => route.abort());
      await page.goto("/services/residential-hvac");
      const island = page.locator("[data-island=Accordion]").first();
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

test.describe("when an island throws", () => {
  test.use({ expectedMessage: /./ });

  test("while it hydrates: its HTML stays, the page goes on, and the next intent tries again", async ({
    page,
  }) => {
    await keepCold(page);
    await page.goto("/services/residential-hvac");
    const island = page.locator("[data-island=Accordion]").first();
    const props = await island.getAttribute("data-props");
    const html = await island.innerHTML();
    await island.evaluate((element) => element.setAttribute("data-props", '{"titles":[{}]}'));
    const failure = page.waitForEvent("pageerror");
    await island.getByRole("button").nth(1).click();
    await failure;
    await expect.poll(() => island.innerHTML()).toBe(html);
    await page.locator("[data-theme]").click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await island.evaluate((element, json) => element.setAttribute("data-props", json ?? ""), props);
    await island.getByRole("button").nth(2).click();
    await expect(island.getByRole("button").nth(2)).toHaveAttribute("aria-expanded", "true");
  });

  test("long after it has hydrated: the HTML of the page is put back, and the next intent tries again", async ({
    page,
  }) => {
    await keepCold(page);
    await page.goto("/services/residential-hvac");
    const island = page.locator("[data-island=Accordion]").first();
    const html = () => island.evaluate((element) => element.innerHTML.replace(/ style="[^"]*"/g, ""));
    const before = await html();
    await island.getByRole("button").nth(1).click();
    await live(page, "Accordion");
    const failure = page.waitForEvent("pageerror");
    await island.evaluate((element) => {
      const [first] = element.querySelectorAll("h3 + div > div");
      Object.defineProperty(first?.parentElement?.parentElement, "setAttribute", {
        value: () => {
          throw new Error("broken on purpose");
        },
      });
    });
    await island.getByRole("button").nth(0).click();
    await failure;
    await expect.poll(html).toBe(before);
    await island.getByRole("button").nth(2).click();
    await expect(island.getByRole("button").nth(2)).toHaveAttribute("aria-expanded", "true");
  });
});

test(
  "a script that comes after ten seconds: the page stays usable, and the press is answered once",
  long,
  async ({ page }) => {
    test.slow();
    await keepCold(page);
    const release = await holdScripts(page);
    await page.goto("/services/residential-hvac");
    const island = page.locator("[data-island=Accordion]").first();
    const second = island.getByRole("button").nth(1);
    await second.click();
    await second.click();
    await page.waitForTimeout(10_000);
    await page.locator("[data-theme]").click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(second).toHaveAttribute("aria-expanded", "false");
    release();
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await page.waitForTimeout(300);
    await expect(second).toHaveAttribute("aria-expanded", "true");
  },
);

test("React and the island's script are asked for together", async ({ page }) => {
  await keepCold(page);
  const release = await holdScripts(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) asked.push(new URL(request.url()).pathname.replace(/-.*/, ""));
  });
  await page.goto("/services/residential-hvac");
  await page.locator("[data-island=Accordion] button").nth(1).hover();
  await expect.poll(() => asked.sort()).toEqual(["/assets/Accordion", "/assets/react"]);
  release();
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
    const island = page.locator(`[data-island=${name}]`).first();
    const html = () =>
      island.evaluate((element) => element.innerHTML.replace(/ (style|novalidate)="[^"]*"/g, ""));
    const before = await html();
    await island.locator("button, a, input").first().hover({ force: true });
    await page.mouse.move(0, 0);
    await live(page, name);
    expect(await html()).toBe(before);
  });
}
