import { officeClock } from "../../content/openingStatus.ts";
import { followClock } from "../../client/followClock.ts";

/** Replaces the support line with the notice that applies at the current time in Pakistan. */
followClock(() => {
  const now = officeClock(new Date());
  let shown = false;
  for (const line of document.querySelectorAll<HTMLElement>("[data-to]")) {
    const { from = "", to = "" } = line.dataset;
    line.hidden = now < from || to <= now;
    shown ||= !line.hidden;
  }
  const supportLine = document.querySelector<HTMLElement>("[data-support]");
  if (supportLine) supportLine.hidden = shown;
});
