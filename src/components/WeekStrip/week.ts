import { weekdays } from "../../content/weekdays.ts";
import type { OpeningHours } from "../../content/hours.ts";

/** `day` is 0 for Monday. `opens` and `closes` are minutes after midnight. */
export type OpenInterval = { day: number; opens: number; closes: number };

export function openIntervals(hours: readonly OpeningHours[]): OpenInterval[] {
  return hours
    .flatMap(({ days, intervals }) =>
      days.flatMap((day) =>
        intervals.map(({ opens, closes }) => {
          return { day: weekdays.indexOf(day), opens: minutes(opens), closes: minutes(closes) };
        }),
      ),
    )
    .sort((a, b) => a.day - b.day);
}

/** Converts a time to minutes after midnight: 570 for `09:30`. */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
