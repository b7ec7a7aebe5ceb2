import type { Browser } from "@playwright/test";
import type { Measurement } from "./inTurns.ts";

const clicks = [
  { name: "drawer", path: "/about", width: 390, press: "#drawer button", result: "[role=dialog]" },
  {
    name: "second tab",
    path: "/services/commercial-hvac",
    width: 1440,
    press: "[role=tab]:nth-of-type(2)",
    result: "[role=tabpanel]:nth-of-type(3)",
  },
  {
    name: "second question",
    path: "/services/residential-hvac",
    width: 1440,
    press: "[data-island=Accordion] > div > div:nth-of-type(2) button",
    result: "[data-island=Accordion] > div > div:nth-of-type(2) [role=region]",
  },
];

/**
 * The time in ms from the first click on an island to the frame that shows the result. The island's
 * script does not load before the click.
 */
export const intents: Measurement[] = clicks.flatMap((click) =>
  [1, 4].map((throttle) => ({
    name: `${click.name} CPU ${throttle}x`,
    measure: async (browser, origin) => ({ time: await timeClick(browser, origin, click, throttle) }),
  })),
);

async function timeClick(
  browser: Browser,
  origin: string,
  { path, width, press, result }: (typeof clicks)[number],
  throttle: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: width < 600 });
  const page = await context.newPage();
  // Defines `__name` in the page, because tsx wraps named functions in calls to this helper.
  await page.addInitScript("globalThis.__name = (named) => named");
  // Turns on Save-Data, so that islands don't load before the click.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
  );
  await page.goto(origin + path);
  const button = page.locator(press).first();
  await button.scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  const time = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener("pointerdown", (event) => (start ||= event.timeStamp), { capture: true });
        requestAnimationFrame(function look() {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (!start || !box?.height || box.right <= 0) requestAnimationFrame(look);
          // A task queued in an animation frame runs after that frame's paint.
          else setTimeout(() => resolve(performance.now() - start));
        });
      }),
    result,
  );
  await (width < 600 ? button.tap() : button.click());
  const found = await time;
  await context.close();
  return found;
}
