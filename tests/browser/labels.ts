import { clockTime, mailtoHref, whatsappHref } from "../../src/content/contacts.ts";
import { site } from "../fixtures/site.ts";

const { hours } = site.contact;

/** Labels come from the loaded content because editors may change them. */
export const labels = {
  ...site.interface,
  ...site.contact.form,
  filter: site.gallery.filter,
  lightbox: site.gallery.lightbox,
  goTo: (number: number) => site.interface.carousel.goTo.replace("{number}", String(number)),
};

export const mailto = mailtoHref(site.facts.email);
export const whatsapp = whatsappHref(site.facts.whatsapp ?? "");

/** Matches strings that contain `text`, such as the accessible description of a field with a hint. */
export const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** Matches strings that begin with `text`, such as the accessible name of a field with a hint. */
export const starting = (text: string) => new RegExp(`^${containing(text).source}`);

export function menuName(path: string): string {
  const entries = site.navigation.menu.flatMap((entry) => [entry, ...(entry.subItems ?? [])]);
  return entries.find(({ href }) => href === path)?.name ?? "";
}

export const openUntil = (time: string) => hours.status.open.replace("{time}", clockTime(time));
export const closedUntil = (time: string) => hours.status.opensToday.replace("{time}", clockTime(time));

export function hoursOf(day: string): { opens: string; closes: string } {
  const found = site.facts.hours.find(({ days }) => (days as readonly string[]).includes(day));
  const [interval] = found?.intervals ?? [];
  if (!interval) throw new Error(`${day} has no opening hours`);
  return interval;
}
