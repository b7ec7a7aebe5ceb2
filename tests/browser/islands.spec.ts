import { controls, header } from "./islandControls.ts";
import { expect, holdScripts, saveData, test } from "./test.ts";
import { quick } from "./tags.ts";

test.use({ oldest: true });

for (const [name, { path, width = 1440, control, isAnswered }] of Object.entries(controls))
  test(`${name}: an early double click takes effect once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await saveData(page);
    for (const act of ["dblclick", "Enter"] as const) {
      const release = await holdScripts(page);
      await page.goto(path);
      if (act === "dblclick") await control(page).dblclick();
      else await control(page).press("Enter");
      await page.mouse.move(300, 700);
      expect(new URL(page.url()).pathname).toBe(path);
      release();
      await isAnswered(page);
      await page.unrouteAll();
    }
  });

test("nothing is loaded before the first intent", quick, async ({ page }) => {
  await saveData(page);
  const release = await holdScripts(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    // Excludes client/page.ts, which pages load without interaction.
    if (/assets\/(?!page-).*\.js/.test(request.url()))
      requested.push(new URL(request.url()).pathname.replace(/-.*/, ""));
  });
  await page.goto("/services/residential-hvac");
  expect(requested).toEqual([]);
  await header(page).hover();
  await expect.poll(() => requested.sort()).toEqual(["/assets/Accordion", "/assets/react"]);
  release();
});
