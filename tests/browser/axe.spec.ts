import { setView, violations } from "./axe.ts";
import { examples } from "./long.ts";
import { expect, test } from "./test.ts";

// tests/deep/pages.spec.ts checks every page and open state in every view.
for (const path of [...examples, "/404.html"])
  test(`axe finds nothing on ${path} on a phone`, async ({ page }) => {
    test.slow();
    await setView(page, { device: "phone", colorScheme: "light" });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
