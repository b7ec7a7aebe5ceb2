import { clockTime, mailtoHref, whatsappHref } from "../../src/content/contacts.ts";
import { site } from "../fixtures/site.ts";

const { hours } = site.contact;

/** Labels from the loaded content, because editors may change them. */
export const labels = {
  ...site.interface,
  ...site.contact.form,
  filter: site.gallery.filter,
  lightbox: site.gallery.lightbox,
  goTo: (number: number) => site.interface.carousel.goTo.replace("{number}", String(number)),
};

export const mailto = mailtoHref(site.facts.email);
export const whatsapp = whatsappHref(site.facts.whatsapp ?? "");

/** A pattern for strings that contain a text, such as the description of a field with a hint. */
export const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** A pattern for names that begin with a text, such as those of fields with a hint. */
export const starting = (text: string) => new RegExp(`^${containing(text).source}`);

export function menuName(path: string): string {
  const entries = site.navigation.menu.flatMap((entry) => [entry, ...(entry.subItems ?? [])]);
  return entries.find(({ href }) => href === path)?.name ?? "";
}

/** The opening status: open until a time, or closed until a time on the same day. */
export const openUntil = (time: string) => hours.status.open.replace("{time}", clockTime(time));
export const closedUntil = (time: string) => hours.status.opensToday.replace("{time}", clockTime(time));

export function hoursOf(day: string): { opens: string; closes: string } {
  const found = site.facts.hours.find(({ days }) => (days as readonly string[]).includes(day));
  const [interval] = found?.intervals ?? [];
  if (!interval) throw new Error(`${day} has no opening hours`);
  return interval;
}
