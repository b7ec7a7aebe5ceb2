import { clockTime } from "./contacts.ts";
import type { HoursException, OpeningHours } from "./hours.ts";
import { weekdays } from "./weekdays.ts";

/** The office's hours, and dated exceptions to them. */
export type OpeningTimes = { hours: readonly OpeningHours[]; exceptions: readonly HoursException[] };

/** Whether the office is open, and when that changes: a date, `2027-03-20`, and a time of day, `09:00`. */
export type OpeningStatus = { open: boolean; changes?: { date: string; time: string } };

/** The sentences of each status; {time} and {day} are filled in. */
export type StatusWords = { open: string; opensToday: string; opensLater: string; closed: string };

/**
 * Pakistan's clock is ahead of UTC by so many milliseconds, all year and since 2009 (IANA time zone database,
 * Asia/Karachi; a test compares them). A formatter for the zone would cost phones a quarter of a second to set up.
 */
const utcOffset = 5 * 3_600_000;

/** The office's date, `2027-03-20`, at an instant. */
export const today = (instant: Date): string => officeClock(instant).slice(0, 10);

/** The office's date and time, `2027-03-20 09:00`, at an instant. */
export const officeClock = (instant: Date): string =>
  new Date(instant.getTime() + utcOffset).toISOString().slice(0, 16).replace("T", " ");

/**
 * Whether the office is open at an instant, on its own clock wherever the visitor is. It is open from the minute of
 * `opens` to the last one before `closes`. No change within a year is none.
 */
export function openingStatus(times: OpeningTimes, instant: Date): OpeningStatus {
  const [date = "", time = ""] = officeClock(instant).split(" ");
  const hours = hoursOn(times, date);
  if (hours && time < hours.opens) return { open: false, changes: { date, time: hours.opens } };
  if (hours && time < hours.closes) return { open: true, changes: { date, time: hours.closes } };
  for (let ahead = 1; ahead <= 366; ahead++) {
    const later = addDays(date, ahead);
    const next = hoursOn(times, later);
    if (next) return { open: false, changes: { date: later, time: next.opens } };
  }
  return { open: false };
}

/** The hours of a date. An exception's own hours hold on the days on which the office opens anyway. */
function hoursOn({ hours, exceptions }: OpeningTimes, date: string) {
  const regular = hours.find(({ days }) => days.includes(weekdayOf(date)));
  const { opens, closes } = exceptions.find(({ from, to }) => from <= date && date <= to) ?? regular ?? {};
  return regular?.opens && opens && closes ? { opens, closes } : undefined;
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Dates are read as UTC, in which no day is longer than another. */
const weekdayOf = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? "Monday";

/** The status in words: "Open now, until 6:00 PM", "Closed, opens Monday 9:00 AM". */
export function statusText({ open, changes }: OpeningStatus, words: StatusWords, instant: Date): string {
  if (!changes) return words.closed;
  const time = clockTime(changes.time);
  if (open) return words.open.replace("{time}", time);
  if (changes.date === today(instant)) return words.opensToday.replace("{time}", time);
  const soon = changes.date < addDays(today(instant), 7);
  const day = weekdayOf(changes.date) + (soon ? "" : `, ${dayAndMonth(changes.date)},`);
  return words.opensLater.replace("{day}", day).replace("{time}", time);
}

/** `2027-03-20` is `20 March`. */
export const dayAndMonth = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
