import { type OpeningTimes, type StatusStrings, statusText, today } from "../../content/openingStatus.ts";
import { followClock } from "../../client/followClock.ts";

function show(): void {
  const line = document.querySelector<HTMLElement>("[data-hours]");
  if (!line) return;
  const { strings, ...times } = JSON.parse(line.dataset["hours"] ?? "") as OpeningTimes & {
    strings: StatusStrings;
  };
  const now = new Date();
  const text = statusText(times, strings, now);
  if (line.textContent !== text) line.textContent = text;
  for (const row of document.querySelectorAll<HTMLElement>("[data-until]"))
    row.hidden = (row.dataset["until"] ?? "") < today(now);
}

followClock(show);
