import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { pressKey } from "./focus.ts";
import { expect, test } from "./test.ts";

const path = "/solutions/cold-rooms";
const anatomy = site.solutions.get("cold-rooms")?.sections.find(({ type }) => type === "anatomy");
const name = anatomy?.heading ?? "";
const scene = (page: Page) => page.getByRole("group", { name });
const pins = (page: Page) => scene(page).getByRole("link");
const callouts = (page: Page) => page.locator("main ol > li:has(> h3)[id^=part-]");

/** Colours of each pin and its number, and of each call-out and its number. */
async function colours(page: Page): Promise<string[][]> {
  const ofPins = await pins(page).evaluateAll((all) =>
    all.map((pin) => [...pin.children].map((part) => getComputedStyle(part).fill).join()),
  );
  const ofCallouts = await callouts(page).evaluateAll((all) =>
    all.map((callout) => {
      const { backgroundColor, color } = getComputedStyle(callout, "::before");
      return [getComputedStyle(callout).borderTopColor, backgroundColor, color].join();
    }),
  );
  return [ofPins, ofCallouts];
}

/** Opens the page. The returned function expects exactly these zero-based parts to be highlighted: pin and call-out. */
async function open(page: Page): Promise<(...parts: number[]) => Promise<void>> {
  await page.goto(path);
  const unlit = await colours(page);
  const lit = async () =>
    (await colours(page)).map((now, kind) => [...now.keys()].filter((at) => now[at] !== unlit[kind]?.[at]));
  return (...parts) => expect.poll(lit).toEqual([parts, parts]);
}

test("a pin and its call-out light together, by Tab and under the pointer", async ({ page }) => {
  const expectLit = await open(page);
  const count = await pins(page).count();
  expect(count).toBeGreaterThan(2);
  await pins(page).first().focus();
  await expectLit(0);
  for (let at = 1; at < count; at++) {
    await pressKey(page, "Tab");
    await expect(pins(page).nth(at)).toBeFocused();
    await expectLit(at);
  }
  // The numbers of the call-outs are not tab stops.
  await pressKey(page, "Tab");
  await expect(callouts(page).locator(":focus:not(p *)")).toHaveCount(0);
  await pins(page).nth(1).hover();
  await expectLit(1);
  await callouts(page).nth(2).getByRole("heading").hover();
  await expectLit(2);
  await page.mouse.move(0, 0);
  await expectLit();
});

test("on a phone a press of a pin brings its call-out into view and marks it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectLit = await open(page);
  const last = (await pins(page).count()) - 1;
  const callout = callouts(page).nth(last);
  await scene(page).evaluate((drawing) => drawing.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(callout).not.toBeInViewport();
  await pins(page).nth(last).click();
  await page.mouse.move(0, 0);
  await expect(callout).toBeInViewport({ ratio: 1 });
  // Neither the header nor the phone's bar covers it.
  await callout.getByRole("heading").click({ trial: true });
  await expectLit(last);
  await page.keyboard.press("Tab");
  const isBehind = (element: Element) =>
    element.compareDocumentPosition(document.activeElement ?? element) & 4;
  expect(await callout.evaluate(isBehind)).toBe(4);
});
