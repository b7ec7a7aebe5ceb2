import { specRoutes } from "../fixtures/specRoutes.ts";
import { look, type View, violations } from "./axe.ts";
import { openStates } from "../../src/tools/shots/openStates.ts";
import { long } from "./long.ts";
import { expect, test } from "./test.ts";

// Every page and open state in every view: tests/deep/axe.spec.ts.
const phone: View = { device: "phone", colorScheme: "light" };
const desktop: View = { device: "desktop", colorScheme: "dark" };

for (const view of [phone, desktop])
  test(
    `axe finds nothing on any page as loaded: ${view.device}, ${view.colorScheme}`,
    view === phone ? {} : long,
    async ({ page }) => {
      test.slow();
      await look(page, view);
      for (const path of [...specRoutes, "/404.html"]) {
        await page.goto(path);
        expect.soft(await violations(page), path).toEqual([]);
      }
    },
  );

for (const { name, path, devices, open } of openStates)
  test(`axe finds nothing in ${name}, open`, long, async ({ page }) => {
    await look(page, devices.includes("desktop") ? desktop : phone);
    await page.goto(path);
    for await (const step of open(page))
      expect.soft(await violations(page, step.root), step.name).toEqual([]);
  });
