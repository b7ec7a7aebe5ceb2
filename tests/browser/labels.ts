import { clockTime, mailtoHref, whatsappHref } from "../../src/content/contacts.ts";
import { site } from "../fixtures/site.ts";

const { form, hours } = site.contact;

/** Names and texts as the content has them today: none of them is the tests' to fix. */
export const labels = {
  ...site.interface,
  ...site.contact.form,
  filter: site.gallery.filter,
  lightbox: site.gallery.lightbox,
  goTo: (number: number) => site.interface.goToSlide.replace("{number}", String(number)),
};

export const mailto = mailtoHref(site.facts.email);
export const whatsapp = whatsappHref(site.facts.whatsapp ?? "");

/** A pattern for what contains a text, as the description of a field with a hint does. */
export const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** A pattern for names that begin with a text, as those of fields with a hint do. */
export const starting = (text: string) => new RegExp(`^${containing(text).source}`);

/** The menu's name of a page. */
export function menuName(path: string): string {
  const entries = site.navigation.menu.flatMap((entry) => [entry, ...(entry.subItems ?? [])]);
  return entries.find(({ href }) => href === path)?.name ?? "";
}

/** The title of the home page's card that leads to a page. */
export const cardTitle = (path: string): string =>
  [...site.home.services.cards, ...site.home.sectors.cards].find(({ href }) => href === path)?.title ?? "";

/** What a message of the contact form begins with. */
export const messageHead = [
  `${form.serviceType.label}: ${form.serviceType.residential}`,
  `${form.name}: Ayesha & Sons`,
  `${form.email}: ayesha@example.com`,
];

/** The office's status: open until a time, or closed until one on a day. */
export const openUntil = (time: string) => hours.status.open.replace("{time}", clockTime(time));
export const closedUntil = (time: string, day?: string) =>
  (day ? hours.status.opensLater : hours.status.opensToday)
    .replace("{time}", clockTime(time))
    .replace("{day}", day ?? "");

/** Opening hours of a weekday. */
export function hoursOf(day: string): { opens: string; closes: string } {
  const found = site.facts.hours.find(({ days }) => (days as readonly string[]).includes(day));
  if (!found?.opens || !found.closes) throw new Error(`${day} has no opening hours`);
  return { opens: found.opens, closes: found.closes };
}
