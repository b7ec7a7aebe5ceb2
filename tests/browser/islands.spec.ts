import { header } from "./islandAccordion.ts";
import { expect, holdScripts, hydrated, saveData, test } from "./test.ts";

test("React and the island's script are requested together", async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) requested.push(new URL(request.url()).pathname.replace(/-.*/, ""));
  });
  await page.goto("/services/residential-hvac");
  await header(page).hover();
  await expect.poll(() => requested.sort()).toEqual(["/assets/Accordion", "/assets/react"]);
  release();
});

for (const [path, name] of [
  ["/services/residential-hvac", "Accordion"],
  ["/about", "CreditCard"],
  ["/about", "Drawer"],
  ["/contact", "ContactForm"],
] as const) {
  test(`${name} does not change its HTML by hydrating`, async ({ page }) => {
    await saveData(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(path);
    const island = page.locator(`[data-island=${name}]`).first();
    const html = () =>
      island.evaluate((element) => element.innerHTML.replace(/ (style|novalidate)="[^"]*"/g, ""));
    const before = await html();
    await island.locator("button, a, input").first().hover({ force: true });
    await page.mouse.move(0, 0);
    await hydrated(page, name);
    expect(await html()).toBe(before);
  });
}
