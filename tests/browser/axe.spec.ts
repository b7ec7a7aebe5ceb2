import { specRoutes } from "../fixtures/specRoutes.ts";
import { look, violations } from "./axe.ts";
import { expect, test } from "./test.ts";

// Every page and open state in every view: tests/deep/axe.spec.ts.
test("axe finds nothing on any page on a phone", async ({ page }) => {
  test.slow();
  await look(page, { device: "phone", colorScheme: "light" });
  for (const path of [...specRoutes, "/404.html"]) {
    await page.goto(path);
    expect.soft(await violations(page), path).toEqual([]);
  }
});
