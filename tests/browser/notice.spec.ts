import type { Page } from "@playwright/test";
import { expect, test } from "./changedSite.ts";
import { layoutShift } from "./layoutShift.ts";
import { site } from "../fixtures/site.ts";
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
test.use({ facts });

const notice = (page: Page) => page.getByText("Closed for Eid, 10 to 12 March");
const standing = (page: Page) =>
  page.getByText(
    starting(site.interface.supportLine.split(":")[0]?.replace("{support}", site.facts.support) ?? ""),
  );
const saturday = hoursOf("Saturday");
const at = (time: string) => new Date(`${time}:00+05:00`);

for (const timezoneId of ["Asia/Karachi", "America/Los_Angeles"])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("a notice comes and goes by itself, on Pakistan's clock, and a standing line has its place", async ({
      page,
    }) => {
      await page.clock.install({ time: at("2027-03-08T17:59") });
      await page.goto("/about");
      await expect(standing(page)).toBeVisible();
      await expect(notice(page)).toBeHidden();
      await page.clock.runFor(70_000);
      await expect(notice(page)).toBeVisible();
      await expect(standing(page)).toBeHidden();
      await page.clock.setFixedTime(at("2027-03-13T08:59"));
      await page.clock.runFor(20_000);
      await expect(notice(page)).toBeVisible();
      await page.clock.setFixedTime(at("2027-03-13T09:00"));
      await page.clock.runFor(20_000);
      await expect(notice(page)).toBeHidden();
      await expect(standing(page)).toBeVisible();
    });

    test("on days with other hours the office's status follows them, and days that are over are not listed", async ({
      page,
    }) => {
      const days = page.locator("dl dt:visible");
      for (const [time, status, listed] of [
        ["2027-02-07T12:00", closedUntil("10:00", "Monday"), ["Ramadan", "Eid"]],
        ["2027-02-08T09:30", closedUntil("10:00"), ["Ramadan", "Eid"]],
        ["2027-03-09T14:59", openUntil("15:00"), ["Ramadan", "Eid"]],
        ["2027-03-10T12:00", closedUntil(saturday.opens, "Saturday"), ["Eid"]],
        ["2027-03-13T10:00", openUntil(saturday.closes), []],
      ] as const) {
        await page.clock.setFixedTime(at(time));
        await page.goto("/contact");
        await expect(page.locator("[data-hours]"), time).toHaveText(status);
        const dated = (await days.allTextContents()).slice(site.facts.hours.length);
        expect(
          dated.map((text) => text.split(", ")[1]),
          time,
        ).toEqual(listed);
      }
    });
  });

test("is right again after a page that was left comes back", async ({ page }) => {
  await page.clock.setFixedTime(at("2027-03-08T12:00"));
  await page.goto("/about");
  await expect(standing(page)).toBeVisible();
  await page.goto("/contact");
  await page.clock.setFixedTime(at("2027-03-10T12:00"));
  await page.goBack();
  await expect(notice(page)).toBeVisible();
});

for (const event of ["pageshow", "visibilitychange", "prerenderingchange"])
  test(`is right at once when a page that rested is shown (${event})`, async ({ page }) => {
    await page.clock.setFixedTime(at("2027-03-08T12:00"));
    await page.goto("/about");
    await expect(standing(page)).toBeVisible();
    await page.clock.setFixedTime(at("2027-03-10T12:00"));
    const isHidden = await page.evaluate((type) => {
      (type === "pageshow" ? window : document).dispatchEvent(new Event(type));
      return document.querySelector<HTMLElement>("[data-to]")?.hidden;
    }, event);
    expect(isHidden).toBe(false);
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const [who, time] of [
    ["see it", "2027-03-10T12:00"],
    ["see none", "2027-04-10T12:00"],
  ] as const)
    test(`moves nothing at ${width} pixels for those who ${who}`, async ({ page }) => {
      const measured = await page.evaluate(() =>
        PerformanceObserver.supportedEntryTypes.includes("layout-shift"),
      );
      test.skip(!measured, "This browser doesn't tell of layout shifts.");
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(at(time));
      // The module comes after the typeface, whose own shift is no matter here.
      const { promise: asked, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/page-/, async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto("/services/amc", { waitUntil: "commit" });
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
      await page.waitForTimeout(300);
      const before = await layoutShift(page);
      release();
      await expect(who === "see it" ? notice(page) : standing(page)).toBeVisible();
      await page.waitForLoadState();
      await page.waitForTimeout(300);
      expect(await layoutShift(page)).toBe(before);
    });

test("is no part of a printed page", async ({ page }) => {
  await page.clock.setFixedTime(at("2027-03-10T12:00"));
  await page.goto("/about");
  await page.emulateMedia({ media: "print" });
  await expect(notice(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("stands there with its dates", async ({ page }) => {
    await page.goto("/about");
    await expect(notice(page)).toBeVisible();
    await expect(standing(page)).toBeVisible();
  });
});
