import type { SiteFacts } from "./site.ts";
import { weekdays } from "./weekdays.ts";

/** `tel:` link in E.164: plus sign and digits only (RFC 3966). */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** `mailto:` link to an address (RFC 6068). */
export const mailtoHref = (email: string): string => `mailto:${email}`;

/** WhatsApp's click-to-chat link: digits only, no plus sign. */
export const whatsappHref = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, "")}`;

/** The postal address on one line, as the company writes it. */
export const addressLine = ({
  street,
  area,
  city,
  country,
}: Omit<SiteFacts["address"], "countryCode" | "region">): string =>
  `${street}, ${area}, ${city} - ${country}`;

/** A time of day as people in Pakistan read it: `09:00` is `9:00 AM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = "00"] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/**
 * Days as a visitor reads them, in the order given: days that follow each other make a range, others are listed.
 * `Monday to Friday`, `Monday, Wednesday`, `Monday to Wednesday, Friday`. Sunday is followed by Monday.
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
