import type { Browser, Page } from "@playwright/test";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The Slow 4G profile of web.dev and Lighthouse. Latency is in ms, throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** `cpu` is the factor by which the CPU is slowed down. */
type Speed = { name: string; cpu: number; slow?: boolean };
const slowest: Speed = { name: "CPU 4x, slow 4G", cpu: 4, slow: true };
export const speeds: Speed[] = [{ name: "CPU 1x", cpu: 1 }, { name: "CPU 4x", cpu: 4 }, slowest];

/** Time to wait for a page, in ms. Even on slow 4G, every page finishes loading in less time. */
const settled = 5000;

/** Loads a page on an emulated phone, waits until it has settled, and measures in it. */
async function onPhone<T>(
  browser: Browser,
  url: string,
  { cpu, slow }: Speed,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (slow) await session.send("Network.emulateNetworkConditions", slow4g);
  await page.goto(url);
  await page.waitForTimeout(settled);
  const result = await measure(page);
  await context.close();
  return result;
}

/**
 * First Contentful Paint, Largest Contentful Paint and Total Blocking Time in ms, and Cumulative Layout Shift,
 * all as web.dev defines them, at the slowest speed.
 */
export const measureLoad = (browser: Browser, url: string): Promise<Record<string, number>> =>
  onPhone(browser, url, slowest, (page) =>
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

export type Tap = { name: string; path: string; press: string; result: string };

/** Time in ms from a tap to the frame that shows its result. */
export const measureTap = (browser: Browser, origin: string, tap: Tap, speed: Speed): Promise<number> =>
  onPhone(browser, origin + tap.path, speed, async (page) => {
    const button = page.locator(tap.press).first();
    await button.scrollIntoViewIfNeeded();
    // A string, because tsx would add calls to a helper that the page lacks.
    const time = page.evaluate<number>(`new Promise((resolve) => {
      let start = 0;
      addEventListener("pointerdown", (event) => (start ||= event.timeStamp), { capture: true });
      requestAnimationFrame(function look() {
        const box = document.querySelector(${JSON.stringify(tap.result)})?.getBoundingClientRect();
        if (!start || !box?.height || box.right <= 0) requestAnimationFrame(look);
        // A task queued in an animation frame runs after that frame's paint.
        else setTimeout(() => resolve(performance.now() - start));
      });
    })`);
    await button.tap();
    return time;
  });
