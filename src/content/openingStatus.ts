import type { ContactPage } from "./contactPage.ts";
import { clockTime } from "./contacts.ts";
import { fill } from "./fill.ts";
import type { HoursException, Interval, OpeningHours } from "./hours.ts";
import { weekdays } from "./weekdays.ts";

export type OpeningTimes = { hours: readonly OpeningHours[]; exceptions: readonly HoursException[] };

export type StatusStrings = ContactPage["hours"]["status"];

/**
 * Pakistan's offset from UTC in milliseconds. Pakistan has had no daylight saving time since 2009 (IANA time
 * zone database, Asia/Karachi). A constant is faster: on phones, creating an Intl formatter for the zone
 * takes a quarter of a second.
 */
const utcOffset = 5 * 3_600_000;

export const today = (instant: Date): string => officeClock(instant).slice(0, 10);

/** Date and time in Pakistan: `2027-03-20 09:00`. */
export const officeClock = (instant: Date): string =>
  new Date(instant.getTime() + utcOffset).toISOString().slice(0, 16).replace("T", " ");

/**
 * Determines the opening status at a moment such as `2027-03-20 09:00`. Intervals that meet at midnight count
 * as one.
 *
 * @returns `change` is the moment of the next change, or an empty string if the status does not change within
 * a year
 */
function openingStatus(times: OpeningTimes, now: string): { open: boolean; change: string } {
  let end = "";
  for (let ahead = 0; ahead <= 366; ahead++) {
    const date = addDays(now.slice(0, 10), ahead);
    for (const { opens, closes } of intervalsOn(times, date)) {
      const from = `${date} ${opens}`;
      const to = closes === "24:00" ? `${addDays(date, 1)} 00:00` : `${date} ${closes}`;
      if (end === "" && now < from) return { open: false, change: from };
      if (end !== "" && from !== end) return { open: true, change: end };
      if (now < to) end = to;
    }
  }
  const isEndless = end > addDays(now.slice(0, 10), 366);
  return { open: end !== "", change: isEndless ? "" : end };
}

/** An exception that lists no weekdays applies only to days with regular hours. */
function intervalsOn({ hours, exceptions }: OpeningTimes, date: string): readonly Interval[] {
  const on = (list: readonly OpeningHours[]) =>
    list.find(({ days }) => days.includes(weekdayOf(date)))?.intervals ?? [];
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
  if (exception?.hours) return on(exception.hours);
  return exception && on(hours).length > 0 ? exception.intervals : on(hours);
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Dates are parsed as UTC, where every day has 24 hours. */
const weekdayOf = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? "Monday";

export const isOpen = (times: OpeningTimes, instant: Date): boolean =>
  openingStatus(times, officeClock(instant)).open;

/** Describes whether the office is open at an instant, and when this changes. */
export function statusText(times: OpeningTimes, strings: StatusStrings, instant: Date): string {
  const { open, change } = openingStatus(times, officeClock(instant));
  if (change === "") return open ? strings.allDay : strings.closed;
  const [date = "", clock = ""] = change.split(" ");
  const time = clockTime(clock);
  const isToday = date === today(instant);
  const isMidnight = change === `${addDays(today(instant), 1)} 00:00`;
  const soon = date < addDays(today(instant), 7);
  const day = weekdayOf(date) + (soon ? "" : `, ${dayAndMonth(date)},`);
  if (open) return fill(strings.open, { time: isToday || isMidnight ? time : `${day} ${time}` });
  return fill(isToday ? strings.opensToday : strings.opensLater, { day, time });
}

export const dayAndMonth = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
