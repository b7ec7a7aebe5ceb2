import {
  type OpeningTimes,
  openingStatus,
  type StatusWords,
  statusText,
  today,
} from "../content/openingStatus.ts";
import { followClock } from "./followClock.ts";

/** Says whether the office is open, in place of the line that names the time zone, and hides exceptions that are over. */
function show(): void {
  const line = document.querySelector<HTMLElement>("[data-hours]");
  if (!line) return;
  const { words, ...times } = JSON.parse(line.dataset["hours"] ?? "") as OpeningTimes & {
    words: StatusWords;
  };
  const now = new Date();
  const text = statusText(openingStatus(times, now), words, now);
  if (line.textContent !== text) line.textContent = text;
  for (const row of document.querySelectorAll<HTMLElement>("[data-until]"))
    row.hidden = (row.dataset["until"] ?? "") < today(now);
}

followClock(show);
