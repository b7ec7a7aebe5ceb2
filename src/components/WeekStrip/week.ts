import { weekdays } from "../../content/weekdays.ts";
import type { OpeningHours } from "../../content/hours.ts";

/** A day's place in the week, Monday being 0, and its opening hours in minutes after midnight. */
export type OpenDay = { day: number; opens: number; closes: number };

/** The days on which the office opens, Monday first. */
export function openDays(hours: readonly OpeningHours[]): OpenDay[] {
  return hours
    .flatMap(({ days, opens, closes }) =>
      opens && closes
        ? days.map((day) => ({ day: weekdays.indexOf(day), opens: minutes(opens), closes: minutes(closes) }))
        : [],
    )
    .sort((a, b) => a.day - b.day);
}

/** `09:30` is 570. */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
