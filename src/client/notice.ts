import { officeClock } from "../content/openingStatus.ts";
import { followClock } from "./followClock.ts";

/** Shows the notice whose time it is on Pakistan's clock, in place of the line that stands there otherwise. */
followClock(() => {
  const now = officeClock(new Date());
  let shown = false;
  for (const line of document.querySelectorAll<HTMLElement>("[data-to]")) {
    const { from = "", to = "" } = line.dataset;
    line.hidden = now < from || to <= now;
    shown ||= !line.hidden;
  }
  const standing = document.querySelector<HTMLElement>("[data-standing]");
  if (standing) standing.hidden = shown;
});
