/** What a visitor writes in the contact form. Every field is a plain text, empty where nothing was written. */
export type Enquiry = { service: string; name: string; email: string; phone: string; message: string };

/** Names of the fields as they stand in the composed text. */
export type EnquiryLabels = { service: string; name: string; email: string; phone: string };

/** The enquiry as a text: a line for each field that was filled in, then the message itself. */
export function enquiryText(enquiry: Enquiry, labels: EnquiryLabels): string {
  const facts = (["service", "name", "email", "phone"] as const)
    .filter((field) => enquiry[field].trim() !== "")
    .map((field) => `${labels[field]}: ${enquiry[field].trim()}`);
  return [facts.join("\n"), enquiry.message.trim()].filter((part) => part !== "").join("\n\n");
}

/** Fills `{service}` and `{name}` of the subject's pattern. */
export function enquirySubject(pattern: string, { service, name }: Enquiry): string {
  const subject = pattern.replaceAll("{service}", () => service).replaceAll("{name}", () => name.trim());
  return subject.replace(/\s+/g, " ").trim();
}

/**
 * A `mailto:` link with subject and body. RFC 6068: everything but letters, digits and a few marks is
 * percent-encoded as UTF-8, so that no `&` or `#` of the visitor's can end a field; a space is `%20`, never a plus
 * sign (section 5), and a line break is `%0D%0A` (section 5).
 */
export function composeMailto(address: string, subject: string, text: string): string {
  const to = encode(address).replace("%40", "@");
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(text.replace(/\r\n?|\n/g, "\r\n"))}`;
}

/** Windows hands over mail links of up to about 2,000 characters, and says nothing of longer ones. */
export const longestMailto = 1800;

/** WhatsApp on phones and the browsers before it cut longer links short. */
export const longestWhatsapp = 2000;

/** WhatsApp's click-to-chat link with a prepared text, if there is one; line breaks are `%0A`. */
export function composeWhatsapp(phone: string, text: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, "")}`;
  return text === "" ? chat : `${chat}?text=${encode(text.replace(/\r\n?/g, "\n"))}`;
}

/** Half of a surrogate pair, as a cut-off emoji leaves it, would make `encodeURIComponent` throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
