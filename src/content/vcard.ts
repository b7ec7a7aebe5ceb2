import type { SiteFacts } from "./site.ts";

/** The company's contact card among the site's files. */
export const vcardPath = "/contact.vcf";

/**
 * The company as a vCard 3.0 (RFC 2426), the version that phones write themselves and all of them read. Apple shows a
 * card as a company's only where it says so.
 */
export function vcard({ name, phone, whatsapp, email, url, address, support }: SiteFacts): string {
  const { street, area, city, region = "", country } = address;
  const place = [`${street}, ${area}`, city, region, "", country].map(escaped);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    "X-ABSHOWAS:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${dialled(phone)}`,
    ...(whatsapp ? [`TEL;TYPE=CELL:${dialled(whatsapp)}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${place.join(";")}`,
    `URL:${url}`,
    `NOTE:${escaped(support)}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const dialled = (phone: string) => phone.replace(/[^+\d]/g, "");

/** RFC 2426, section 5: these marks part fields and values. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines of at most 75 bytes, each further one begun by a space (RFC 2425, section 5.8.1); no character is cut. */
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
