import { officeClock } from "../../content/openingStatus.ts";
import { followClock } from "../../client/followClock.ts";
import * as attribute from "../../styles/attributes.ts";

/** Replaces the support line with the notice that applies at the current time in Pakistan. */
followClock(() => {
  const now = officeClock(new Date());
  let shown = false;
  for (const line of document.querySelectorAll<HTMLElement>(`[${attribute.noticeTo}]`)) {
    const [from = "", to = ""] = [attribute.noticeFrom, attribute.noticeTo].map(
      (name) => line.getAttribute(name) ?? "",
    );
    line.hidden = now < from || to <= now;
    shown ||= !line.hidden;
  }
  const supportLine = document.querySelector<HTMLElement>(`[${attribute.support}]`);
  if (supportLine) supportLine.hidden = shown;
});
