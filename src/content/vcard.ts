import { e164 } from "./contacts.ts";
import type { SiteFacts } from "./site.ts";

export const vcardPath = "/contact.vcf";

/**
 * Creates a vCard 3.0 (RFC 2426), the version with the widest support. X-ABSHOWAS makes Apple devices show a
 * company instead of a person. X-ABLABEL labels a number.
 */
export function vcard({ name, phone, phones, whatsapp, email, url, address, support }: SiteFacts): string {
  const { street, area, city, region = "", country } = address;
  const place = [`${street}, ${area}`, city, region, "", country].map(escaped);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    "X-ABSHOWAS:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${e164(phone)}`,
    ...phones.flatMap(({ label, number }, index) => [
      `item${index + 1}.TEL;TYPE=WORK,VOICE:${e164(number)}`,
      `item${index + 1}.X-ABLABEL:${escaped(label)}`,
    ]),
    ...(whatsapp ? [`TEL;TYPE=CELL:${e164(whatsapp)}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${place.join(";")}`,
    `URL:${url}`,
    ...(support ? [`NOTE:${escaped(support)}`] : []),
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** RFC 2426, section 5: separators in values must be escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds lines at 75 bytes (RFC 2425, section 5.8.1) without splitting a character. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (bytes(last + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n");
}

const bytes = (text: string) => new TextEncoder().encode(text).length;
