import {
  isOpen,
  type OpeningTimes,
  type StatusStrings,
  statusText,
  today,
} from "../../content/openingStatus.ts";
import { followClock } from "../../client/followClock.ts";
import * as attribute from "../../styles/attributes.ts";

function show(): void {
  const line = document.querySelector<HTMLElement>(`[${attribute.hours}]`);
  if (!line) return;
  const { strings, ...times } = JSON.parse(line.getAttribute(attribute.hours) ?? "") as OpeningTimes & {
    strings: StatusStrings;
  };
  const now = new Date();
  const text = statusText(times, strings, now);
  if (line.textContent !== text) line.textContent = text;
  line.setAttribute(attribute.opening, isOpen(times, now) ? "open" : "closed");
  for (const row of document.querySelectorAll<HTMLElement>(`[${attribute.until}]`))
    row.hidden = (row.getAttribute(attribute.until) ?? "") < today(now);
}

followClock(show);
