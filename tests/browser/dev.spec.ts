import type { Page } from "@playwright/test";
import { clientScript } from "../../src/cli/clientScript.ts";
import { expect, test } from "./test.ts";
import { quick } from "./tags.ts";

const send = (page: Page, data: string) =>
  page.evaluate(
    (text) =>
      (globalThis as unknown as { source: EventSource }).source.onmessage?.({ data: text } as MessageEvent),
    data,
  );

test("the page shows the last error until a build succeeds", quick, async ({ page }) => {
  await page.goto("/about");
  await page.evaluate("globalThis.EventSource = function () { globalThis.source = this; }");
  await page.evaluate(clientScript("dev/messages"));
  const message = `content/solutions/cold-rooms.yaml:12:9: ${"cold-room-in-the-north-".repeat(8)}.jpg ${"x".repeat(300)}`;
  await send(page, JSON.stringify(["first", "/site"]));
  await send(page, JSON.stringify([message, "C:/My site"]));
  const shown = page.locator("pre");
  await expect(shown).toContainText(message);
  await expect(shown).not.toContainText("first");
  await expect(shown.getByRole("link")).toHaveAttribute(
    "href",
    "vscode://file/C:/My%20site/content/solutions/cold-rooms.yaml:12:9",
  );
  expect(await shown.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await Promise.all([page.waitForEvent("load"), send(page, "").catch(() => {})]);
  await expect(shown).toHaveCount(0);
});
