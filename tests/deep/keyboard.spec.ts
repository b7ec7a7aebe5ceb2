import { devices, look } from "../browser/axe.ts";
import { tabThrough } from "../browser/focus.ts";
import { test } from "../browser/test.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";

test.use({ trace: "off" });

for (const device of ["phone", "desktop"] as (keyof typeof devices)[])
  for (const path of [...specRoutes, "/404.html", "/500.html"])
    test(`${device}, ${path}: from the first stop to the last the focus is seen`, async ({ page }) => {
      test.slow();
      await look(page, { device, colorScheme: "light" });
      await page.goto(path);
      await tabThrough(page);
    });
