import { clockTime } from "./contacts.ts";
import type { HoursException, OpeningHours } from "./hours.ts";
import { weekdays } from "./weekdays.ts";

export type OpeningTimes = { hours: readonly OpeningHours[]; exceptions: readonly HoursException[] };

export type OpeningStatus = { open: boolean; changes?: { date: string; time: string } };

export type StatusStrings = { open: string; opensToday: string; opensLater: string; closed: string };

/**
 * Milliseconds that Pakistan's time is ahead of UTC, without daylight saving since 2009 (IANA time zone
 * database, Asia/Karachi; a test compares them). Creating an Intl formatter for the zone takes phones a
 * quarter of a second.
 */
const utcOffset = 5 * 3_600_000;

export const today = (instant: Date): string => officeClock(instant).slice(0, 10);

/** Date and time in Pakistan: `2027-03-20 09:00`. */
export const officeClock = (instant: Date): string =>
  new Date(instant.getTime() + utcOffset).toISOString().slice(0, 16).replace("T", " ");

/**
 * The opening status at an instant, in Pakistan's time. The office is open from `opens` until before
 * `closes`. `changes` is missing if nothing changes within a year.
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

/** The hours of a date. An exception's times apply only to days with regular hours. */
function hoursOn({ hours, exceptions }: OpeningTimes, date: string) {
  const regular = hours.find(({ days }) => days.includes(weekdayOf(date)));
  const { opens, closes } = exceptions.find(({ from, to }) => from <= date && date <= to) ?? regular ?? {};
  return regular?.opens && opens && closes ? { opens, closes } : undefined;
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Parses dates as UTC, where all days have equal length. */
const weekdayOf = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? "Monday";

/** Formats the status: "Open now, until 6:00 PM", "Closed, opens Monday 9:00 AM". */
export function statusText({ open, changes }: OpeningStatus, strings: StatusStrings, instant: Date): string {
  if (!changes) return strings.closed;
  const time = clockTime(changes.time);
  if (open) return strings.open.replace("{time}", time);
  if (changes.date === today(instant)) return strings.opensToday.replace("{time}", time);
  const soon = changes.date < addDays(today(instant), 7);
  const day = weekdayOf(changes.date) + (soon ? "" : `, ${dayAndMonth(changes.date)},`);
  return strings.opensLater.replace("{day}", day).replace("{time}", time);
}

/** Formats `2027-03-20` as `20 March`. */
export const dayAndMonth = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
