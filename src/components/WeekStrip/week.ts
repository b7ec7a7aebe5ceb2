import { weekdays } from "../../content/weekdays.ts";
import type { OpeningHours } from "../../content/hours.ts";

/** `day` is 0 for Monday; hours are minutes after midnight. */
export type OpenDay = { day: number; opens: number; closes: number };

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
