import type { Interval } from "./hours.ts";
import type { SiteFacts } from "./site.ts";
import { weekdays } from "./weekdays.ts";

export const e164 = (phone: string): string => phone.replace(/[^+\d]/g, "");

export const telHref = (phone: string): string => `tel:${e164(phone)}`;

export const mailtoHref = (email: string): string => `mailto:${email}`;

/** WhatsApp click-to-chat links take digits only, without the plus sign. */
export const whatsappHref = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, "")}`;

export const addressLine = ({ street, area, city, country }: SiteFacts["address"]): string =>
  `${street}, ${area}, ${city} - ${country}`;

/** Formats a time of day in 12-hour notation: `09:00` as `9:00 AM`, and `24:00` as `12:00 AM`. */
export function clockTime(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours % 24 < 12 ? "AM" : "PM"}`;
}

/** Formats a day's intervals: `9:00 AM to 1:00 PM, 2:00 PM to 6:00 PM`, or `24 hours`. */
export const timeRanges = (intervals: readonly Interval[]): string =>
  intervals
    .map(({ opens, closes }) =>
      opens === "00:00" && closes === "24:00" ? "24 hours" : `${clockTime(opens)} to ${clockTime(closes)}`,
    )
    .join(", ");

/**
 * Formats days in the given order. Consecutive days become a range: `Monday to Friday`, `Monday, Wednesday`,
 * `Monday to Wednesday, Friday`. Sunday and Monday are consecutive.
 */
export function dayRange(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && follows(day, run.at(-1))) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]} to ${run.at(-1)}` : `${run[0]}`)).join(", ");
}

function follows(day: string, earlier: string | undefined): boolean {
  const before = weekdays.findIndex((weekday) => weekday === earlier);
  return before >= 0 && weekdays[(before + 1) % weekdays.length] === day;
}
