import type { Page } from "@playwright/test";
import { dialog, picture, project, title } from "../browser/gallery.ts";
import { expect, test } from "../browser/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Drags a finger across the picture. */
async function swipe(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y: 300 })) });
  await touch("touchStart", 200);
  for (let step = 1; step <= 4; step++) await touch("touchMove", 200 + (distance * step) / 4);
  await touch("touchEnd");
}

test("in the lightbox a swipe moves on and back, a tiny movement does neither, two fingers zoom", async ({
  page,
}) => {
  await page.goto("/gallery");
  await picture(page, "homes").tap();
  await expect(title(page)).toHaveText(project("homes").title);
  const stage = dialog(page).locator("[data-offset='0']").locator("..");
  await expect(stage).toHaveCSS("touch-action", /pinch-zoom/);
  for (const [distance, file] of [
    [-120, "offices"],
    [-4, "offices"],
    [120, "homes"],
  ] as const) {
    await swipe(page, distance);
    await expect(title(page)).toHaveText(project(file).title);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizePinchGesture", { x: 195, y: 300, scaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await expect(title(page)).toHaveText(project("homes").title);
});
