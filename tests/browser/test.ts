import { expect, type Page, test as base } from "@playwright/test";

type Fixtures = {
  /** What the console may say because the test provokes it. */
  expectedMessage: RegExp;
};

/**
 * Playwright's `test`, stricter: a console message, an uncaught error or a violation of the
 * Content-Security-Policy fails any test.
 */
export const test = base.extend<Fixtures>({
  expectedMessage: [/^\b$/, { option: true }],
  page: async ({ page, expectedMessage }, use) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(String(error)));
    await page.route(/google\.com/, (route) => route.fulfill({ body: "<title>Map</title>" }));
    await use(page);
    expect(messages.filter((text) => !expectedMessage.test(text))).toEqual([]);
  },
});

export { expect };

/** Resolves when the island answers to events: the loader has removed its mark. */
export async function live(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island="${island}"]`).first()).not.toHaveAttribute("data-src");
}

/** Stops every script file until the returned function is called, as a slow network would. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Keeps islands from coming to life by themselves when seen, so that the first interaction meets a cold page. */
export async function keepCold(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", {
      get: () => ({ saveData: true }),
      configurable: true,
    }),
  );
}
