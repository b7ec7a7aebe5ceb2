import { clockTime } from "./contacts.ts";
import type { HoursException, OpeningHours } from "./hours.ts";
import { weekdays } from "./weekdays.ts";

/** The office's hours, and dated exceptions to them. */
export type OpeningTimes = { hours: readonly OpeningHours[]; exceptions: readonly HoursException[] };

/** Whether the office is open, and when that changes: a date, `2027-03-20`, and a time of day, `09:00`. */
export type OpeningStatus = { open: boolean; changes?: { date: string; time: string } };

/** The sentences of each status; {time} and {day} are filled in. */
export type StatusWords = { open: string; opensToday: string; opensLater: string; closed: string };

/** The office's time zone in the IANA database. */
const timeZone = "Asia/Karachi";

/** The office's date, `2027-03-20`, at an instant. */
export const today = (instant: Date): string => officeTime(instant).date;

/** The office's date and time, `2027-03-20 09:00`, at an instant. */
export const officeClock = (instant: Date): string => Object.values(officeTime(instant)).join(" ");

function officeTime(instant: Date): { date: string; time: string } {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
    time: `${parts["hour"]}:${parts["minute"]}`,
  };
}

/**
 * Whether the office is open at an instant, on its own clock wherever the visitor is. It is open from the minute of
 * `opens` to the last one before `closes`. No change within a year is none.
 */
export function openingStatus(times: OpeningTimes, instant: Date): OpeningStatus {
  const { date, time } = officeTime(instant);
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
