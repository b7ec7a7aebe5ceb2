import { button, inView, openLive, viewport } from "./slides.ts";
import { expect, test } from "./test.ts";

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("stops for good once touched; a swipe turns", async ({ page, context }) => {
    await openLive(page);
    const box = await viewport(page).boundingBox();
    const y = (box?.y ?? 0) + 100;
    const session = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch("touchStart", 300);
    for (let x = 290; x >= 100; x -= 20) await touch("touchMove", x);
    await touch("touchEnd");
    await expect.poll(() => inView(page)).toBe(1);
    await expect(button(page, "Play the slides")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
