import { expect, test } from "./test.ts";

const status = "[data-hours]";

for (const timezoneId of [
  "Asia/Karachi",
  "Europe/London",
  "America/Los_Angeles",
  "Asia/Tokyo",
  "Pacific/Kiritimati",
])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test("tells whether the office is open, on the office's clock", async ({ page }) => {
      // A Monday, a minute before and after closing time.
      await page.clock.install({ time: new Date("2027-01-04T17:59:30+05:00") });
      await page.goto("/contact");
      await expect(page.locator(status)).toHaveText("Open now, until 6:00 PM");
      await page.clock.runFor(60_000);
      await expect(page.locator(status)).toHaveText("Closed until Tuesday 9:00 AM");
    });
  });

test("is right again after a page that was left comes back", async ({ page }) => {
  await page.clock.install({ time: new Date("2027-01-04T17:00:00+05:00") });
  await page.goto("/contact");
  await expect(page.locator(status)).toHaveText("Open now, until 6:00 PM");
  await page.goto("/about");
  await page.clock.setFixedTime(new Date("2027-01-04T20:00:00+05:00"));
  await page.goBack();
  await expect(page.locator(status)).toHaveText("Closed until Tuesday 9:00 AM");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("names the time zone of the hours", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator(status)).toHaveText("Pakistan time (UTC+5)");
  });
});

test("on a phone every status of a week is one line, as the time zone is that it replaces", async ({
  page,
}) => {
  // It loads the page 21 times.
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const day of [4, 5, 6, 7, 8, 9, 10])
    for (const time of ["08:00", "12:00", "20:00"]) {
      await page.clock.setFixedTime(new Date(`2027-01-${String(day).padStart(2, "0")}T${time}:00+05:00`));
      await page.goto("/contact");
      await expect(page.locator(status)).toHaveText(/^(Open|Closed)/);
      const lines = await page
        .locator(status)
        .evaluate((line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight));
      expect(Math.round(lines), `${day} ${time}`).toBe(1);
    }
});
