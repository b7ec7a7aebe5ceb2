import { expect, type Page, test as base, type TestInfo } from "@playwright/test";
import { lacking } from "./lacking.ts";

type Fixtures = {
  /** Matches console messages that the test provokes. */
  expectedMessage: RegExp;
  /** Removes the built-in functions that the oldest supported browsers lack. */
  oldest: boolean;
};

/** Chromium logs this message when a test measures a collapsed answer (`hidden=until-found`). */
const measuredHidden = /^Rendering was performed in a subtree hidden by content-visibility/;

/** Extends Playwright's `test` to fail on unexpected console messages, uncaught errors and CSP violations. */
export const test = base.extend<Fixtures>({
  expectedMessage: [/^\b$/, { option: true }],
  oldest: [false, { option: true }],
  page: async ({ page, browserName, javaScriptEnabled, expectedMessage, oldest }, use, test) => {
    if (browserName === "firefox") leaveOut(page, javaScriptEnabled, test);
    else if (oldest) await page.addInitScript(removeBuiltIns, lacking);
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(String(error)));
    await page.addInitScript(() =>
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective} violated by ${blockedURI}`),
      ),
    );
    await page.route(/google\.com/, (route) => route.fulfill({ body: "<title>Map</title>" }));
    await use(page);
    const unexpected = messages.filter((text) => !expectedMessage.test(text) && !measuredHidden.test(text));
    expect(unexpected).toEqual([]);
  },
});

function removeBuiltIns(names: typeof lacking): void {
  for (const [path, missing] of Object.entries(names)) {
    const holder = path
      .split(".")
      .reduce(
        (object, part) => object[part] as typeof object,
        globalThis as unknown as Record<string, object>,
      );
    for (const name of missing) Reflect.deleteProperty(holder, name);
  }
}

/** Skips tests of features that Playwright silently ignores when it controls Firefox over WebDriver BiDi. */
function leaveOut(page: Page, script: boolean, test: TestInfo): void {
  test.skip(!script, "Playwright can't switch scripts off in Firefox by WebDriver BiDi.");
  page.emulateMedia = async ({ media } = {}) =>
    test.skip(media === "print", "Playwright can't show a page as on paper in Firefox by WebDriver BiDi.");
}

export { expect };

/** Waits for hydration, after which the loader removes the island's `data-src` attribute. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island="${island}"]`).first()).not.toHaveAttribute("data-src");
}

/** Holds island scripts back until the returned function is called. client/page.ts still loads. */
export const holdScripts = (page: Page) => holdFiles(page, /\/assets\/(?!page-).*\.js/);

/** Holds matching files back, as a slow network would, until the returned function is called. */
export async function holdFiles(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Enables Save-Data. Islands then hydrate on the first interaction instead of when they become visible. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", {
      get: () => ({ saveData: true }),
      configurable: true,
    }),
  );
}

/** Swipes horizontally. Coordinates are in CSS pixels. */
export async function swipe(page: Page, y: number, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y })) });
  await touch("touchStart", from);
  for (let step = 1; step <= 4; step++) await touch("touchMove", from + ((to - from) * step) / 4);
  await touch("touchEnd");
}

type CaughtLink = { href: string; target: string; rel: string };

/**
 * Prevents scripts from opening links.
 * @returns a function that lists the prevented links
 */
export async function catchLinks(page: Page): Promise<() => Promise<CaughtLink[]>> {
  await page.addInitScript(() => {
    const links: object[] = [];
    Object.assign(window, { links });
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || event.isTrusted) return;
      event.preventDefault();
      links.push({ href: link.href, target: link.target, rel: link.rel });
    });
  });
  return () => page.evaluate(() => (window as unknown as { links: CaughtLink[] }).links);
}

/** Installs a clock that the test advances. Event timestamps follow this clock instead of real time. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    for (const type of ["pointerover", "click"])
      addEventListener(
        type,
        (event) => Object.defineProperty(event, "timeStamp", { value: performance.now() }),
        true,
      );
  });
}

export const needsScrollAnimations = (browserName: string) =>
  test.skip(browserName === "firefox", "Firefox lacks scroll-driven animations");
