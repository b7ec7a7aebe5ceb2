import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

type Stop = { problems: string[]; name: string; isLast: boolean };
type Focused = { element: Element; style: string };

/** Runs in the page. Returns the focused element's name and the problems found. */
async function inspectFocus(): Promise<Stop> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const state = window as unknown as { last?: Focused };
  const styleOf = (element: Element) => {
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, "::after"),
      getComputedStyle(element.closest("label") ?? element),
    ];
    return styles.map((style) => `${style.outline} ${style.boxShadow}`).join();
  };
  const problems: string[] = [];
  const { last } = state;
  const focused = document.activeElement as HTMLInputElement | null;
  // Focus inside an iframe can't be inspected, because the iframe element never matches :focus.
  const isOurs = last?.element.isConnected && last.element.tagName !== "IFRAME";
  if (last && isOurs && last.element !== focused && styleOf(last.element) === last.style)
    problems.push(`no focus to be seen on ${last.element.outerHTML.slice(0, 140)}`);
  delete state.last;
  if (!focused || focused === document.body || !focused.parentElement)
    return { problems: ["the focus is lost", ...problems], name: "", isLast: false };
  const acts = "a, button, input, select, textarea, summary, iframe, [role=tabpanel]";
  if (focused.tabIndex === 0 && !focused.matches(acts) && focused.scrollWidth <= focused.clientWidth)
    problems.push(`nothing to do at ${focused.outerHTML.slice(0, 140)}`);
  state.last = { element: focused, style: styleOf(focused) };
  const part = focused.closest("label") ?? focused;
  const shown = [...part.getClientRects()].some((box) => {
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (right <= left || bottom <= top) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !!hit && (part.contains(hit) || hit.contains(part));
  });
  if (!shown) problems.push(`out of the window or covered: ${focused.outerHTML.slice(0, 140)}`);
  const name = focused.ariaLabel ?? focused.labels?.[0]?.textContent ?? focused.textContent ?? "";
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, textarea, iframe, [tabindex]:not([data-radix-focus-guard])",
    ),
  ];
  const isStop = (stop: HTMLElement) =>
    stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true });
  return { problems, name: name.trim(), isLast: focused === stops.findLast(isStop) };
}

/** Presses a key, expects a visible element to have focus, and describes that element. */
export async function pressKey(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  let stop = await page.evaluate(inspectFocus);
  const isTemporary = (problem: string) => /^(out of the window or covered|the focus is lost)/.test(problem);
  expect(
    stop.problems.filter((problem) => !isTemporary(problem)),
    `after ${key}`,
  ).toEqual([]);
  // Remaining problems may be temporary: closing cards fade for 300 ms, and iframes may release focus late.
  const inspect = async () => (stop = await page.evaluate(inspectFocus)).problems;
  if (stop.problems.length > 0) await expect.poll(inspect, `after ${key}`).toEqual([]);
  return stop;
}

export async function tabTo(page: Page, wanted: string | RegExp, key = "Tab"): Promise<void> {
  const seen: string[] = [];
  while (seen.length < 120) {
    const { name } = await pressKey(page, key);
    if (typeof wanted === "string" ? name === wanted : wanted.test(name)) return;
    seen.push(name);
  }
  throw new Error(`Tab never reached ${wanted}. It went through: ${seen.join(" | ")}`);
}

export async function tabThrough(page: Page): Promise<void> {
  for (let count = 1; count < 300; count++) if ((await pressKey(page, "Tab")).isLast) return;
  throw new Error("Tab never reached the last stop of the page");
}
