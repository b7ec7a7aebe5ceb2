import { devices, look, type View, violations } from "../browser/axe.ts";
import { openParts, openStates } from "../fixtures/openStates.ts";
import { expect, test } from "../browser/test.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";

const views = (Object.keys(devices) as View["device"][]).flatMap((device): View[] => [
  { device, colorScheme: "light" },
  { device, colorScheme: "dark" },
]);

for (const view of views)
  test.describe(`axe finds nothing: ${view.device}, ${view.colorScheme}`, () => {
    test.beforeEach(({ page }) => look(page, view));

    for (const path of [...specRoutes, "/404.html", "/500.html"])
      test(`${path}, as loaded, and with each tab and accordion item open`, async ({ page }) => {
        test.slow();
        await page.goto(path);
        expect.soft(await violations(page)).toEqual([]);
        for await (const { name } of openParts(page)) expect.soft(await violations(page), name).toEqual([]);
      });

    for (const state of openStates.filter((state) => state.devices.includes(view.device)))
      test(state.name, async ({ page }) => {
        test.slow();
        await page.goto(state.path);
        for await (const { name } of state.open(page)) expect.soft(await violations(page), name).toEqual([]);
      });
  });
