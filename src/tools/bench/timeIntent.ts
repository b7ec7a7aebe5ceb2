import { setTimeout } from "node:timers/promises";
import type { Intent } from "./intents.ts";
import { loaded, namedFunctions, type Tab } from "./tab.ts";

declare global {
  interface Window {
    answered: Promise<number>;
  }
}

/** Milliseconds after load in which a page still paints and decodes its pictures: nobody has aimed a finger yet. */
const settling = 500;

/**
 * Milliseconds from the browser's own time of the gesture's first event to the end of the frame that shows the result.
 * Mouse and finger go down and up at once, so that no script gains time from a slow hand.
 *
 * @param throttle how many times slower the processor is than this machine's
 */
export async function timeIntent(
  tab: Tab,
  address: string,
  intent: Intent,
  throttle: number,
): Promise<number> {
  await arrive(tab, address, intent);
  const middle = await tab.run(center, intent.target);
  if (!middle) throw new Error(`${intent.path} shows no ${intent.target}`);
  // Whoever has been looking at a part has the mouse on it when they press; its hover style isn't part of the answer.
  if (intent.seenFor !== undefined) await gesture(tab, "pointing", middle);
  await setTimeout(intent.seenFor ?? settling);
  await tab.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  await tab.run(watch, { result: intent.result, first: firstEvent[intent.by] });
  await gesture(tab, intent.by, middle);
  return tab.run(() => window.answered);
}

async function arrive({ send, run }: Tab, address: string, intent: Intent): Promise<void> {
  const isPhone = intent.by === "touch";
  const screen = { ...intent.viewport, deviceScaleFactor: isPhone ? 2 : 1, mobile: isPhone };
  await send("Emulation.setDeviceMetricsOverride", screen);
  await send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
  await send("Page.enable");
  const savesData = intent.seenFor === undefined;
  const source = `${namedFunctions}; (${savesData ? saveData : () => {}})()`;
  await send("Page.addScriptToEvaluateOnNewDocument", { source });
  await send("Page.navigate", { url: address });
  await run(loaded);
}

/** Runs in the page: turns data saving on, so that scripts load only with the gesture. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
}

type Point = { x: number; y: number };

/** Runs in the page: scrolls to an element and returns the position of its middle in the window. */
async function center(selector: string): Promise<Point | undefined> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
    const end = () => resolve(performance.now() - start);
    const look = () => {
      if (start > 0 && performance.now() - start > 10_000) reject(new Error(`never saw ${result}`));
      // A task asked for before the frame is painted runs after that; an urgent one, before the next frame.
      else if (start > 0 && isShown()) void window.scheduler.postTask(end, { priority: "user-blocking" });
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function gesture({ send }: Tab, by: Intent["by"], { x, y }: Point): Promise<void> {
  const mouse = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
    send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  if (by === "pointing") await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  else if (by === "mouse") await Promise.all([mouse("mousePressed"), mouse("mouseReleased")]);
  else {
    await Promise.all([
      send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }),
      send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  }
}
