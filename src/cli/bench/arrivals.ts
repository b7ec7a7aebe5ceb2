import type { Browser, Page } from "@playwright/test";
import type { Measurement } from "./inTurns.ts";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The Slow 4G profile of web.dev and Lighthouse. Latency is in ms, throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Time to wait for a page, in ms. Even on slow 4G, every page finishes loading in less time. */
const settled = 4000;

/**
 * Loads pages on an emulated phone with slow 4G and a CPU slowed down by a factor of four. The metrics are
 * First Contentful Paint, Largest Contentful Paint and Total Blocking Time in ms, and Cumulative Layout
 * Shift, all as web.dev defines them.
 */
export const arrivals: Measurement[] = ["/", "/services/commercial-hvac", "/solutions/cold-rooms"].map(
  (path) => ({ name: path, measure: (browser, origin) => arrive(browser, origin + path) }),
);

async function arrive(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", slow4g);
  await page.goto(url);
  await page.waitForTimeout(settled);
  const figures = await readMetrics(page);
  await context.close();
  return figures;
}

const readMetrics = (page: Page) =>
  page.evaluate(async () => {
    const [largest, shifts, tasks] = await Promise.all(
      ["largest-contentful-paint", "layout-shift", "longtask"].map(
        (type) =>
          new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
            setTimeout(() => resolve([]), 100);
          }),
      ),
    );
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    const late = (tasks ?? []).filter((task) => task.startTime >= fcp);
    return {
      fcp,
      lcp: largest?.at(-1)?.startTime ?? NaN,
      cls: (shifts ?? []).reduce((sum, shift) => sum + (shift.value ?? 0), 0),
      tbt: late.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
    };
  });
