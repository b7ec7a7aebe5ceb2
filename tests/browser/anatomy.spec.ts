import type { Page } from "@playwright/test";
import { callouts, path, pins, scene } from "./cutAway.ts";
import { pressKey } from "./focus.ts";
import { expect, test } from "./test.ts";

/** The colours of each pin with its number, and of each call-out with its own. */
async function looks(page: Page): Promise<{ pins: string[]; callouts: string[] }> {
  const ofPins = await pins(page).evaluateAll((all) =>
    all.map((pin) => [...pin.children].map((part) => getComputedStyle(part).fill).join()),
  );
  const ofCallouts = await callouts(page).evaluateAll((all) =>
    all.map((callout) => {
      const { backgroundColor, color } = getComputedStyle(callout, "::before");
      return [getComputedStyle(callout).borderTopColor, backgroundColor, color].join();
    }),
  );
  return { pins: ofPins, callouts: ofCallouts };
}

/** Opens the page, and returns what expects just these parts, counted from 0, to be lit: the pin and the call-out. */
async function open(page: Page): Promise<(...parts: number[]) => Promise<void>> {
  await page.goto(path);
  const unlit = await looks(page);
  expect(unlit.pins.length).toBeGreaterThan(2);
  const differing = (now: string[], before: string[]) =>
    [...now.keys()].filter((at) => now[at] !== before[at]);
  return (...parts) =>
    expect
      .poll(async () => {
        const now = await looks(page);
        return [differing(now.pins, unlit.pins), differing(now.callouts, unlit.callouts)];
      })
      .toEqual([parts, parts]);
}

test("Tab goes from pin to pin, each lights with its call-out, and the numbers beside words are no stops", async ({
  page,
}) => {
  const expectLit = await open(page);
  await expectLit();
  await pins(page).first().focus();
  await expectLit(0);
  for (let at = 1; at < (await pins(page).count()); at++) {
    await pressKey(page, "Tab");
    await expect(pins(page).nth(at)).toBeFocused();
    await expectLit(at);
  }
  await pressKey(page, "Tab");
  await expect(callouts(page).locator(":focus:not(p *)")).toHaveCount(0);
});

test("pointing at a pin lights its call-out, and pointing at the words lights the pin", async ({ page }) => {
  const expectLit = await open(page);
  for (const at of [1, 4]) {
    await pins(page).nth(at).hover();
    await expectLit(at);
    await callouts(page).nth(at).getByRole("heading").hover();
    await expectLit(at);
  }
  await page.mouse.move(0, 0);
  await expectLit();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const press of ["a click", "Enter"])
    test(`${press} on a pin brings its call-out into view and marks it; Tab goes on from there`, async ({
      page,
    }) => {
      const expectLit = await open(page);
      const last = (await pins(page).count()) - 1;
      await scene(page).evaluate((drawing) => drawing.scrollIntoView({ block: "end", behavior: "instant" }));
      await expect(callouts(page).nth(last)).not.toBeInViewport();
      if (press === "Enter") await pins(page).nth(last).press("Enter");
      else await pins(page).nth(last).click();
      await page.mouse.move(0, 0);
      await expect(callouts(page).nth(last)).toBeInViewport({ ratio: 1 });
      // Neither the header nor the bar of phones lies over it.
      await callouts(page).nth(last).getByRole("heading").click({ trial: true });
      await expectLit(last);
      await page.keyboard.press("Tab");
      const follows = await callouts(page)
        .nth(last)
        .evaluate((callout) => callout.compareDocumentPosition(document.activeElement ?? callout) & 4);
      expect(follows).toBe(4);
    });
});
