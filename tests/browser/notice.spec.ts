import type { Page } from "@playwright/test";
import { site } from "../fixtures/site.ts";
import { setView, violations } from "./axe.ts";
import { expect, test } from "./changedSite.ts";
import { closedUntil, hoursOf, openUntil, starting } from "./labels.ts";

const facts = `exceptions:
  - { from: 2027-02-08, to: 2027-03-09, reason: Ramadan, opens: "10:00", closes: "15:00" }
  - { from: 2027-03-10, to: 2027-03-12, reason: Eid, closed: true }
notices:
  - from: 2027-03-08 18:00
    until: 2027-03-13 09:00
    text: Closed for Eid, 10 to 12 March; the [support line](tel:+92510000000) answers.
`;
test.describe.configure({ mode: "default" });
// Notices are dated in Pakistan time. The browser uses another time zone to expose mistakes.
test.use({ facts, timezoneId: "America/Los_Angeles" });

const notice = (page: Page) => page.getByText("Closed for Eid, 10 to 12 March");
const supportLine = (page: Page) =>
  page.getByText(
    starting(site.interface.supportLine.split(":")[0]?.replace("{support}", site.facts.support ?? "") ?? ""),
  );
const saturday = hoursOf("Saturday");
const at = (time: string) => new Date(`${time}:00+05:00`);
const [before, during] = [at("2027-03-08T12:00"), at("2027-03-10T12:00")];

test("a notice appears on its days by itself", async ({ page }) => {
  await page.clock.install({ time: at("2027-03-08T17:59") });
  await page.goto("/about");
  await expect(supportLine(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(70_000);
  await expect(notice(page)).toBeVisible();
  await expect(supportLine(page)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(notice(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.clock.setFixedTime(at("2027-03-13T08:59"));
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  await page.clock.setFixedTime(at("2027-03-13T09:00"));
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeHidden();
  await expect(supportLine(page)).toBeVisible();
});

test("a notice is readable above every kind of head", async ({ page }) => {
  await page.clock.setFixedTime(during);
  await setView(page, { device: "desktop", colorScheme: "light" });
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    expect(await violations(page, "div:has(> p[data-to])"), path).toEqual([]);
  }
});

test("the office's status follows the exceptions", async ({ page }) => {
  const days = page.locator("dl dt:visible");
  for (const [time, status, listed] of [
    ["2027-02-08T09:30", closedUntil("10:00"), ["Ramadan", "Eid"]],
    ["2027-03-09T14:59", openUntil("15:00"), ["Ramadan", "Eid"]],
    ["2027-03-13T10:00", openUntil(saturday.closes), []],
  ] as const) {
    await page.clock.setFixedTime(at(time));
    await page.goto("/contact");
    await expect(page.locator("[data-hours]"), time).toHaveText(status);
    const dated = (await days.allTextContents()).slice(site.facts.hours.length);
    expect(dated.map((text) => text.split(", ")[1])).toEqual(listed);
  }
});

test("a restored page has the notice of the day", async ({ page }) => {
  await page.clock.setFixedTime(before);
  await page.goto("/about");
  await expect(supportLine(page)).toBeVisible();
  for (const [index, event] of ["pageshow", "visibilitychange", "prerenderingchange"].entries()) {
    await page.clock.setFixedTime(index % 2 ? before : during);
    await page.evaluate(
      (type) => (type === "pageshow" ? window : document).dispatchEvent(new Event(type)),
      event,
    );
    expect(await notice(page).isVisible(), event).toBe(index % 2 === 0);
  }
  await page.goto("/contact");
  await page.clock.setFixedTime(before);
  await page.goBack();
  await expect(supportLine(page)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("without script the notice has its dates", async ({ page }) => {
    await page.goto("/about");
    await expect(notice(page)).toBeVisible();
    await expect(supportLine(page)).toBeVisible();
  });
});
