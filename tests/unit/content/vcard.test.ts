import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { vcard } from "../../../src/content/vcard.ts";

const { facts: site } = (await loadContent()).site;
/** Lines as a reader of vCards joins them. */
const linesOf = (card: string) => card.replaceAll("\r\n ", "").split("\r\n");

test("the contact card is a vCard 3.0 of the company, its commas and semicolons escaped", () => {
  expect(
    linesOf(
      vcard({
        ...site,
        name: "Cold; Warm, Ltd",
        support: "24/7",
        phone: "+92 51 000 0000",
        whatsapp: "+92 300 0000000",
      }),
    ),
  ).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Cold\\; Warm\\, Ltd;;;;",
    "FN:Cold\\; Warm\\, Ltd",
    "ORG:Cold\\; Warm\\, Ltd",
    "X-ABSHOWAS:COMPANY",
    "TEL;TYPE=WORK,VOICE,PREF:+92510000000",
    "TEL;TYPE=CELL:+923000000000",
    `EMAIL;TYPE=INTERNET,WORK:${site.email}`,
    "ADR;TYPE=WORK:;;No.3\\, Diplomatic Enclave No.1\\, UN Boulevard\\, G-5;Islamabad;Islamabad Capital Territory;;Pakistan",
    `URL:${site.url}`,
    "NOTE:24/7",
    "END:VCARD",
    "",
  ]);
});

test("without a WhatsApp number it has one number", () => {
  const card = vcard({ ...site, whatsapp: undefined });
  expect(card.match(/^TEL/gm)).toHaveLength(1);
});

test("no line is longer than 75 bytes, and no letter is cut, in any script", () => {
  const name = "سرد خانہ اور ایئر کنڈیشننگ کی کمپنی ❄️ ".repeat(4).trim();
  const card = vcard({ ...site, name });
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(card)).toContain(`FN:${name}`);
});
