import { closedUntil, hoursOf, openUntil } from "./labels.ts";
import { inFirefox } from "./long.ts";
import { expect, test } from "./test.ts";

// Time zone other than the office's.
test.use({ timezoneId: "America/Los_Angeles" });

test(
  "shows whether the office is open, and updates when the visitor returns",
  inFirefox,
  async ({ page }) => {
    const { closes } = hoursOf("Monday");
    const status = page.locator("[data-hours]");
    // A Monday, half a minute before and after closing time.
    const closing = new Date(`2027-01-04T${closes}:00+05:00`).getTime();
    await page.clock.install({ time: closing - 30_000 });
    await page.goto("/contact");
    await expect(status).toHaveText(openUntil(closes));
    await page.clock.runFor(60_000);
    await expect(status).toHaveText(closedUntil(hoursOf("Tuesday").opens, "Tuesday"));
    await page.goto("/about");
    await page.clock.setFixedTime(closing - 60_000);
    await page.goBack();
    await expect(status).toHaveText(openUntil(closes));
  },
);
