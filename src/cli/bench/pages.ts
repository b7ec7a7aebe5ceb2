import type { Browser, Page } from "@playwright/test";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The Slow 4G profile of web.dev and Lighthouse. Latency is in ms, throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Time to wait for a page, in ms. Even on slow 4G, every page finishes loading in less time. */
const settled = 5000;

/** Loads a page on an emulated phone with a CPU at a quarter of its speed, and measures once it has settled. */
async function onPhone<T>(browser: Browser, url: string, measure: (page: Page) => Promise<T>): Promise<T> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", slow4g);
  await page.goto(url);
  await page.waitForTimeout(settled);
  return await measure(page);
}

/**
 * First Contentful Paint, Largest Contentful Paint and Total Blocking Time in ms, and Cumulative Layout Shift,
 * all as web.dev defines them.
 */
export const measureLoad = (browser: Browser, url: string): Promise<Record<string, number>> =>
  onPhone(browser, url, (page) =>
    page.evaluate(async () => {
      const types = ["paint", "largest-contentful-paint", "layout-shift", "longtask"];
      const [paints = [], largest = [], shifts = [], tasks = []] = await Promise.all(
        types.map(
          (type) =>
            new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
              new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
              setTimeout(() => resolve([]), 100);
            }),
        ),
      );
      const fcp = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? NaN;
      const blocking = tasks.filter(({ startTime }) => startTime >= fcp);
      return {
        fcp,
        lcp: largest.at(-1)?.startTime ?? NaN,
        cls: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
        tbt: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      };
    }),
  );

/** A button to press, and the element that appears; both are CSS selectors. */
export type Tap = { name: string; path: string; press: string; result: string };

/** Time in ms from a tap to the frame that shows its result. */
export const measureTap = (browser: Browser, origin: string, tap: Tap): Promise<number> =>
  onPhone(browser, origin + tap.path, async (page) => {
    const button = page.locator(tap.press).first();
    await button.scrollIntoViewIfNeeded();
    const time = page.evaluate(async (result) => {
      let start = 0;
      addEventListener("pointerdown", (event) => (start ||= event.timeStamp), { capture: true });
      let box: DOMRect | undefined;
      while (!start || !box?.height || box.right <= 0) {
        await new Promise(requestAnimationFrame);
        box = document.querySelector(result)?.getBoundingClientRect();
      }
      // A task queued in an animation frame runs after that frame's paint.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    }, tap.result);
    await button.tap();
    return time;
  });
