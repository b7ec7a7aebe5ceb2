import { setTimeout } from "node:timers/promises";
import { loaded, namedFunctions, type Tab } from "./tab.ts";

/** How a page arrives: milliseconds, milliseconds, a sum of layout shifts without unit, milliseconds. */
export type PageFigures = { fcp: number; lcp: number; cls: number; tbt: number };

/** At most so much, on slow 4G with a CPU four times slower: what a visitor still takes for at once. */
export const pageReach: PageFigures = { fcp: 600, lcp: 1000, cls: 0, tbt: 0 };

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Loads a page with slow 4G (150 ms, 1.6 Mbps) and a CPU four times slower, and watches it until two seconds after load.
 * TBT as web.dev defines it: what long tasks after the first paint have beyond 50 ms.
 */
export async function measureArrival({ send, run }: Tab, address: string): Promise<PageFigures> {
  await send("Emulation.setDeviceMetricsOverride", phone);
  await send("Page.enable");
  await send("Page.addScriptToEvaluateOnNewDocument", { source: namedFunctions });
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", slow4g);
  await send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await send("Page.navigate", { url: address });
  await run(loaded);
  await setTimeout(2000);
  return run(readFigures);
}

/** Runs in the page. */
async function readFigures(): Promise<PageFigures> {
  type Shift = PerformanceEntry & { value: number };
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      window.setTimeout(() => resolve([]), 100);
    });
  const [largest, shifts, tasks] = await Promise.all(
    ["largest-contentful-paint", "layout-shift", "longtask"].map(entries),
  );
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  const late = (tasks ?? []).filter((task) => task.startTime >= fcp);
  return {
    fcp,
    lcp: largest?.at(-1)?.startTime ?? NaN,
    cls: (shifts ?? []).reduce((sum, shift) => sum + (shift as Shift).value, 0),
    tbt: late.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
  };
}
