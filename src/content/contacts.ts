import type { SiteFacts } from "./site.ts";

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
}: Omit<SiteFacts["address"], "countryCode">): string => `${street}, ${area}, ${city} - ${country}`;

/** A time of day as people in Pakistan read it: `09:00` is `9:00 AM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = "00"] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** `Monday to Friday`, or the one day's name. */
export function dayRange(days: readonly string[]): string {
  return days.length > 1 ? `${days[0]} to ${days.at(-1)}` : `${days[0]}`;
}
