import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { font, standIns } from "../../src/styles/font.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";
import { examples, long } from "./tags.ts";
import { expect, holdFiles, test } from "./test.ts";

// The policy would block the stand-in's files, which replace the fonts that this machine may lack.
test.use({ bypassCSP: true });

/** Bounds for layout shift: the usual one, and the one of a page whose main heading has another number of lines. */
const [usual, most] = [0.02, 0.06] as const;
const widths = [390, 768, 1440];

/** The widest stand-in. Lines that fit in it fit in the others, as `npm run test:deep` checks. */
const widest = "LikeDejaVu";

for (const [at, { family }] of standIns.entries()) {
  const tag = family === widest ? {} : long;
  for (const path of examples)
    // CI tries each stand-in on one page.
    test(
      `${path} hardly shifts from ${family} to Geist`,
      path === examples[at] ? {} : long,
      async ({ page }) => {
        await useStandIn(page, family);
        const shifts = await shiftsOf(page, path);
        expect(Math.max(...shifts)).toBeLessThanOrEqual(most);
      },
    );

  // A heading that an editor changes may break differently in a stand-in.
  test(`one width in twenty may break lines differently in ${family}`, long, async ({ page }) => {
    await useStandIn(page, family);
    const shifts: number[] = [];
    for (const path of specRoutes) shifts.push(...(await shiftsOf(page, path)));
    expect(shifts.filter((shift) => shift > usual).length / shifts.length).toBeLessThanOrEqual(0.05);
  });

  test(`the menu is on one line in ${family}`, tag, async ({ page }) => {
    await useStandIn(page, family);
    const arrive = await openWithLateFont(page, "/");
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await distinct(page, "#menu > ul > li > :first-child", "height"), `${width}`).toBe(1);
    }
    await arrive();
  });

  test(`the gallery's filter is on one line in ${family}`, tag, async ({ page }) => {
    await useStandIn(page, family);
    const arrive = await openWithLateFont(page, "/gallery");
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await distinct(page, "main fieldset label", "top"), `${width}`).toBe(1);
    }
    await arrive();
  });
}

/** Makes pages use one stand-in. Its files come from the fixtures. */
async function useStandIn(page: Page, family: string): Promise<void> {
  const file = (weight: string) =>
    readFileSync(`${import.meta.dirname}/../fixtures/standIns/${family}-${weight}.woff2`).toString("base64");
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(font-family:(\w+);)src:(local[^;]+)/g,
        (_, start: string, name: string, local: string) =>
          name === family
            ? `${start}src:url(data:font/woff2;base64,${file(/Bold/.test(local) ? "bold" : "regular")})`
            : `${start}src:local("none")`,
      );
      await route.fulfill({ response, body: html });
    },
  );
}

/** Layout shifts at each of the widths. */
async function shiftsOf(page: Page, path: string): Promise<number[]> {
  const shifts: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    shifts.push(await shiftOnArrival(page, await openWithLateFont(page, path)));
  }
  return shifts;
}

/** Opens a page in its stand-in. @returns a function that lets Geist arrive */
async function openWithLateFont(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdFiles(page, /\/text-\w+\.woff2/);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  await page.evaluate(async (geist) => {
    const faces = [...document.fonts].filter(({ family }) => family !== geist);
    await Promise.allSettled(faces.map((face) => face.load()));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, font.name);
  return async () => {
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.unroute(/\/text-\w+\.woff2/);
  };
}

/** Sum of the layout shifts that the arrival of the font causes in the first screen. */
async function shiftOnArrival(page: Page, arrive: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  await arrive();
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
  });
}

/** The number of different positions or heights of the elements. */
const distinct = (page: Page, selector: string, side: "top" | "height") =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, side) => new Set(elements.map((element) => element.getBoundingClientRect()[side])).size,
      side,
    );
