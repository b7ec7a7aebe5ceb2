import { whatsappHref } from "./contacts.ts";
import { fill } from "./fill.ts";

/** The contact form's values; empty fields are empty strings. */
export type Enquiry = { service: string; name: string; email: string; phone: string; message: string };

type EnquiryLabels = { service: string; name: string; email: string; phone: string };

export function enquiryText(enquiry: Enquiry, labels: EnquiryLabels): string {
  const facts = (["service", "name", "email", "phone"] as const)
    .filter((field) => enquiry[field].trim() !== "")
    .map((field) => `${labels[field]}: ${enquiry[field].trim()}`);
  return [facts.join("\n"), enquiry.message.trim()].filter((part) => part !== "").join("\n\n");
}

export const enquirySubject = (pattern: string, { service, name }: Enquiry): string =>
  fill(pattern, { service, name }).replace(/\s+/g, " ").trim();

/**
 * A `mailto:` link with subject and body. RFC 6068 requires percent-encoding as UTF-8 of all but unreserved
 * characters, so that no `&` or `#` in a value ends a field. A space is `%20`, never a plus sign, and a line
 * break is `%0D%0A` (section 5).
 */
export function composeMailto(address: string, subject: string, text: string): string {
  const to = encode(address).replace("%40", "@");
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(text.replace(/\r\n?|\n/g, "\r\n"))}`;
}

/** Windows silently drops `mailto:` links longer than about 2,000 characters. */
export const longestMailto = 1800;

/** WhatsApp on phones truncates longer links, and so do in-app browsers. */
export const longestWhatsapp = 2000;

/** WhatsApp click-to-chat link with an optional prefilled text; line breaks are `%0A`. */
export const composeWhatsapp = (phone: string, text: string): string =>
  whatsappHref(phone) + (text && `?text=${encode(text.replace(/\r\n?/g, "\n"))}`);

/** `encodeURIComponent` throws on a lone surrogate, which remains when an emoji is cut in half. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
