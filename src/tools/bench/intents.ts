import type { CDPSession, Page } from "@playwright/test";

/** A gesture on a page that nobody has touched, and the sign that its answer is on the screen. */
export type Intent = {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  /** Whether a finger or a mouse makes the gesture. */
  by: "touch" | "mouse" | "pointing";
  /** What is pressed, or pointed at. */
  target: string;
  /** What has to be seen: its box reaches this many pixels into the window. */
  result: string;
  /** Milliseconds that the part has been in view before the gesture. Without: scripts come with the gesture alone. */
  seenFor?: number;
  /** Milliseconds to reach, at 1x and at 4x. */
  reach: readonly [number, number];
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const tabs = {
  path: "/services/commercial-hvac",
  viewport: desktop,
  by: "mouse",
  target: "[role=tab]:nth-of-type(2)",
  result: "[role=tabpanel]:nth-of-type(3)",
} as const;
const accordion = {
  path: "/services/residential-hvac",
  viewport: desktop,
  by: "mouse",
  target: "[data-island=Accordion] > div > div:nth-of-type(2) button",
  result: "[data-island=Accordion] > div > div:nth-of-type(2) [role=region]",
} as const;

/** The gestures of DESIGN.md's budget. */
export const intents: Intent[] = [
  {
    name: "drawer opens",
    path: "/about",
    viewport: phone,
    by: "touch",
    target: "#drawer button",
    result: "[role=dialog]",
    reach: [100, 250],
  },
  { name: "second tab, at once", ...tabs, reach: [90, 250] },
  { name: "second tab, seen for 1 s", ...tabs, seenFor: 1000, reach: [30, 75] },
  { name: "accordion item, at once", ...accordion, reach: [90, 250] },
  { name: "accordion item, seen for 1 s", ...accordion, seenFor: 1000, reach: [30, 75] },
  {
    name: "hover card (700 ms by design)",
    path: "/about",
    viewport: desktop,
    by: "pointing",
    target: "[data-island=CreditCard] a",
    result: "[data-island=CreditCard] [data-side]",
    reach: [730, 775],
  },
];

declare global {
  interface Window {
    answered: Promise<number>;
  }
}

/**
 * Milliseconds from the browser's own time of the gesture's first event to the end of the frame that shows the result.
 * Mouse and finger go down and up at once, so that no script gains time from a slow hand.
 */
export async function timeIntent(
  page: Page,
  session: CDPSession,
  intent: Intent,
  throttle: number,
): Promise<number> {
  await page.locator(intent.target).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const box = await page.locator(intent.target).boundingBox();
  if (!box) throw new Error(`${intent.path} shows no ${intent.target}`);
  if (intent.seenFor) await page.waitForTimeout(intent.seenFor);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  await page.evaluate(watch, { result: intent.result, first: firstEvent[intent.by] });
  await gesture(session, intent.by, box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => window.answered);
}

const firstEvent = { touch: "touchstart", mouse: "pointerdown", pointing: "pointerover" };

/** Runs in the page: promises the time from the first event until the result is painted. */
function watch({ result, first }: { result: string; first: string }): void {
  let start = 0;
  addEventListener(first, (event) => (start ||= event.timeStamp), { capture: true, passive: true });
  const isShown = () => {
    const element = document.querySelector(result);
    const box = element?.getBoundingClientRect();
    return !!box && box.right > 0 && box.height > 0 && element?.checkVisibility() === true;
  };
  window.answered = new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - start);
    const look = () => {
      if (start > 0 && performance.now() - start > 10_000) reject(new Error(`never saw ${result}`));
      // A message sent before the frame is painted arrives after that.
      else if (start > 0 && isShown()) port2.postMessage(0);
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function gesture(session: CDPSession, by: Intent["by"], x: number, y: number): Promise<void> {
  const mouse = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
    session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  if (by === "pointing") await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  else if (by === "mouse") await Promise.all([mouse("mousePressed"), mouse("mouseReleased")]);
  else {
    await Promise.all([
      session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }),
      session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  }
}
