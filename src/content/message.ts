import { whatsappHref } from "./contacts.ts";
import { fill } from "./fill.ts";

/** Empty fields are empty strings. `about` is the chosen kind of enquiry, if there is one. */
export type Enquiry = {
  about?: string;
  service: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Answers to further questions, by their labels. */
  [label: string]: string | undefined;
};

const ownFields = ["service", "name", "email", "phone"] as const;
type Labels = Record<(typeof ownFields)[number], string>;

/** @param further labels of the further questions */
export function enquiryText(enquiry: Enquiry, labels: Labels, further: readonly string[] = []): string {
  const facts = [
    ...ownFields.map((field) => [labels[field], field] as const),
    ...further.map((label) => [label, label] as const),
  ]
    .map(([label, field]) => [label, enquiry[field]?.trim() ?? ""] as const)
    .filter(([, answer]) => answer !== "")
    .map(([label, answer]) => `${label}: ${answer}`);
  const { about = "", message } = enquiry;
  return [about, facts.join("\n"), message.trim()].filter((part) => part !== "").join("\n\n");
}

export const enquirySubject = (pattern: string, { service, name }: Enquiry): string =>
  fill(pattern, { service, name }).replace(/\s+/g, " ").trim();

/**
 * Creates a `mailto:` link (RFC 6068). A space must be encoded as `%20`, not as a plus sign, and a line break
 * as `%0D%0A`.
 */
export function composeMailto(address: string, subject: string, text: string): string {
  const to = encode(address).replace("%40", "@");
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(text.replace(/\r\n?|\n/g, "\r\n"))}`;
}

/** Windows silently drops `mailto:` links longer than about 2,000 characters. */
export const longestMailto = 1800;

/** WhatsApp and in-app browsers on phones truncate longer links. */
export const longestWhatsapp = 2000;

export const composeWhatsapp = (phone: string, text: string): string =>
  whatsappHref(phone) + (text && `?text=${encode(text.replace(/\r\n?/g, "\n"))}`);

/**
 * Replaces lone surrogates, because `encodeURIComponent` throws on them. Cutting a string in the middle of an
 * emoji leaves one.
 */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
