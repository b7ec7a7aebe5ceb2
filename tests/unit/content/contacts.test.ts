import { expect, test } from "vitest";
import { dayRange } from "../../../src/content/contacts.ts";
import { composeMailto, enquiryText } from "../../../src/content/message.ts";
import { vcard } from "../../../src/content/vcard.ts";
import { site } from "../../fixtures/site.ts";

test("consecutive days become a range", () => {
  expect(dayRange(["Monday", "Tuesday", "Wednesday", "Friday"])).toBe("Monday to Wednesday, Friday");
  expect(dayRange(["Saturday", "Sunday", "Monday"])).toBe("Saturday to Monday");
});

test("the contact card is a vCard 3.0", () => {
  const name = `Cold; Warm, Ltd ${"سرد خانہ ❄️ ".repeat(9)}`.trim();
  const phones = [{ label: "Workshop, I-9", number: "+92 51 000 0001" }];
  const card = vcard({ ...site.facts, name, phone: "+92 51 000 0000", phones, whatsapp: "+92 300 0000000" });
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Joins folded lines: a vCard line that starts with a space continues the previous line.
  const lines = card.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
  const escaped = name.replace(/[;,]/g, "\\$&");
  const numbers = ["TEL;TYPE=WORK,VOICE,PREF:+92510000000", "TEL;TYPE=CELL:+923000000000"];
  numbers.push("item1.TEL;TYPE=WORK,VOICE:+92510000001", "item1.X-ABLABEL:Workshop\\, I-9");
  const { email, url } = site.facts;
  expect(lines).toEqual(
    expect.arrayContaining([`FN:${escaped}`, ...numbers, `EMAIL;TYPE=INTERNET,WORK:${email}`, `URL:${url}`]),
  );
  expect(vcard({ ...site.facts, phones: [], whatsapp: undefined }).match(/^TEL/gm)).toHaveLength(1);
});

test("answers to further questions go into the message", () => {
  const labels = { service: "Service", name: "Name", email: "E-mail", phone: "Phone" };
  const enquiry = {
    service: "Commercial",
    name: "A",
    email: "",
    phone: "1",
    message: "Hello",
    City: "Lahore",
  };
  expect(enquiryText(enquiry, labels, ["City", "Floor"])).toBe(
    "Service: Commercial\nName: A\nPhone: 1\nCity: Lahore\n\nHello",
  );
});

test("a mail link with half of an emoji is valid", () => {
  expect(composeMailto("a&b?c@y.z", "s", "\ud83d")).toBe("mailto:a%26b%3Fc@y.z?subject=s&body=%EF%BF%BD");
});
