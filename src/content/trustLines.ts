import { telHref, whatsappHref } from "./contacts.ts";
import type { SectionOf } from "./sections.ts";
import type { Trust } from "./trust.ts";

/** A URL as it is written in a link of a text, which ends at the first closing parenthesis. */
export const urlInText = (url: string): string => url.replaceAll("(", "%28").replaceAll(")", "%29");

const linked = (text: string, url: string | undefined) => (url ? `[${text}](${urlInText(url)})` : text);

export const registrationLines = ({ registrations }: Trust): string[] =>
  registrations.items.map(({ name, number, href }) => `**${linked(name, href)}:** ${number}`);

export const branchLines = ({ branches }: Trust): string[] =>
  branches.items.map(({ city, name, phone, whatsapp, response }) =>
    [
      `**${city}:** ${name}`,
      `[${phone.replaceAll(" ", "\u00a0")}](${telHref(phone)})`,
      whatsapp && `[WhatsApp](${whatsappHref(whatsapp)})`,
      response,
    ]
      .filter(Boolean)
      .join(", "),
  );

/**
 * Creates a text section that lists the branches and links their addresses to the map. Returns no section if
 * there are no branches.
 */
export function branchSections(trust: Trust) {
  const { heading, items } = trust.branches;
  const lines = branchLines(trust).map((line, index) => {
    const { address, map } = items[index] ?? {};
    return address ? `${line}. ${linked(address, map)}` : line;
  });
  return textOf(heading, lines);
}

const openReferences = 3;

export function referenceTables({ references: { heading, more, columns, items } }: Trust) {
  const rows = items.map(({ client, work, place, year }) => [client, work, place, String(year)]);
  return {
    open: tableOf(heading, columns, rows.slice(0, openReferences)),
    folded: tableOf(more, columns, rows.slice(openReferences)),
  };
}

export const brandLine = ({ brands: { heading, items } }: Trust): string =>
  items.length > 0 ? `**${heading}:** ${items.join(", ")}.` : "";

export function referenceLine({ references: { heading, items } }: Trust): string {
  const named = items.slice(0, 4).map(({ client, place }) => `${client}, ${place}`);
  return named.length > 0 ? `**[${heading}](/about):** ${named.join("; ")}.` : "";
}

export const warrantySections = ({ warranty }: Trust) => textOf(warranty.heading, warranty.items);

export const isShownOn = ({ pages }: Trust["brands" | "warranty"], path: string): boolean =>
  pages.some(({ href }) => href === path);

const textOf = (heading: string, paragraphs: string[]): SectionOf<"text">[] =>
  paragraphs.length > 0 ? [{ type: "text", heading, paragraphs }] : [];

const tableOf = (heading: string, columns: string[], rows: string[][]): SectionOf<"table">[] =>
  rows.length > 0 ? [{ type: "table", heading, columns, rows }] : [];
