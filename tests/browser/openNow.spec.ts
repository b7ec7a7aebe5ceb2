import { inFirefox, long } from "./long.ts";
import { expect, test } from "./test.ts";
import { site } from "../fixtures/site.ts";
import { closedUntil, hoursOf, openUntil } from "./labels.ts";

const status = "[data-hours]";
const { closes } = hoursOf("Monday");

for (const [timezoneId, details] of [
  ["Asia/Karachi", inFirefox],
  ["America/Los_Angeles", inFirefox],
  ["Europe/London", long],
  ["Asia/Tokyo", long],
  ["Pacific/Kiritimati", long],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test("tells whether the office is open, on the office's clock", details, async ({ page }) => {
      // A Monday, half a minute before and after closing time.
      await page.clock.install({
        time: new Date(new Date(`2027-01-04T${closes}:00+05:00`).getTime() - 30_000),
      });
      await page.goto("/contact");
      await expect(page.locator(status)).toHaveText(openUntil(closes));
      await page.clock.runFor(60_000);
      await expect(page.locator(status)).toHaveText(closedUntil(hoursOf("Tuesday").opens, "Tuesday"));
    });
  });

test("is right again after a page that was left comes back", inFirefox, async ({ page }) => {
  await page.clock.install({ time: new Date("2027-01-04T12:00:00+05:00") });
  await page.goto("/contact");
  await expect(page.locator(status)).toHaveText(openUntil(closes));
  await page.goto("/about");
  await page.clock.setFixedTime(new Date("2027-01-04T20:00:00+05:00"));
  await page.goBack();
  await expect(page.locator(status)).toHaveText(closedUntil(hoursOf("Tuesday").opens, "Tuesday"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("names the time zone of the hours", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator(status)).toHaveText(site.contact.hours.zone);
  });
});

test("on a phone every status of a week is one line, as the time zone is that it replaces", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A Monday before, within and after its hours, and the evenings of the other days.
  for (const time of ["04T08", "04T12", "04T20", "05T20", "06T20", "07T20", "08T20", "09T20", "10T20"]) {
    await page.clock.setFixedTime(new Date(`2027-01-${time}:00:00+05:00`));
    await page.goto("/contact");
    await expect(page.locator(status)).not.toHaveText(site.contact.hours.zone);
    const lines = await page
      .locator(status)
      .evaluate((line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight));
    expect(Math.round(lines), time).toBe(1);
  }
});
