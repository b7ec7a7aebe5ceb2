import { dialog, files, picture, project, title } from "../browser/gallery.ts";
import { expect, swipe, test } from "../browser/test.ts";

const [first = "", second = ""] = files;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("in the lightbox a swipe moves on and back, a tiny movement does neither, two fingers zoom", async ({
  page,
}) => {
  await page.goto("/gallery");
  await picture(page, first).tap();
  await expect(title(page)).toHaveText(project(first).title);
  const stage = dialog(page).locator("[data-offset='0']").locator("..");
  await expect(stage).toHaveCSS("touch-action", /pinch-zoom/);
  for (const [distance, file] of [
    [-120, second],
    [-4, second],
    [120, first],
  ] as const) {
    await swipe(page, 300, 200, 200 + distance);
    await expect(title(page)).toHaveText(project(file).title);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizePinchGesture", { x: 195, y: 300, scaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await expect(title(page)).toHaveText(project(first).title);
});
