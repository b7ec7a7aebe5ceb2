import type { Page } from "@playwright/test";
import { client } from "../../src/tools/dev/messages.ts";
import { expect, test } from "./test.ts";

/** Sends a page what `npm run dev` sends. */
const tell = (page: Page, data: string) =>
  page.evaluate(
    (sent) =>
      (globalThis as unknown as { told: EventSource }).told.onmessage?.({ data: sent } as MessageEvent),
    data,
  );

test("under npm run dev the page shows the last mistake alone, in full, until a build succeeds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/about");
  await page.evaluate("globalThis.EventSource = function () { globalThis.told = this; }");
  await page.evaluate(client);
  const where = "content/solutions/cold-rooms.yaml:12:9: sections[4].columns[0].rows[2]";
  const message = `${where} names ${"cold-room-in-the-north-".repeat(8)}.jpg, which is not there. Write ${"x".repeat(300)}`;
  await tell(page, JSON.stringify("first"));
  await tell(page, JSON.stringify(message));
  await expect(page.locator("pre")).toHaveText(message);
  const { right, hidden } = await page.locator("pre").evaluate((pre) => ({
    right: pre.getBoundingClientRect().right,
    hidden: pre.scrollWidth - pre.clientWidth,
  }));
  expect(right).toBeLessThanOrEqual(1200);
  expect(hidden).toBe(0);
  await Promise.all([page.waitForEvent("load"), tell(page, "").catch(() => {})]);
  await expect(page.locator("pre")).toHaveCount(0);
});
