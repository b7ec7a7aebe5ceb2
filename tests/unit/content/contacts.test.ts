import { expect, test } from "vitest";
import {
  addressLine,
  clockTime,
  dayRange,
  mailtoHref,
  telHref,
  whatsappHref,
} from "../../../src/content/contacts.ts";

test("phone links hold a plus sign and digits, WhatsApp links digits only", () => {
  expect(telHref("+92 51 000 0000")).toBe("tel:+92510000000");
  expect(whatsappHref("+92 300 0000000")).toBe("https://wa.me/923000000000");
  expect(mailtoHref("info@example.com")).toBe("mailto:info@example.com");
});

test("the address reads as the company writes it", () => {
  const parts = { street: "No.3, Diplomatic Enclave No.1, UN Boulevard", area: "G-5" };
  expect(addressLine({ ...parts, city: "Islamabad", country: "Pakistan" })).toBe(
    "No.3, Diplomatic Enclave No.1, UN Boulevard, G-5, Islamabad - Pakistan",
  );
});

test.each([
  ["09:00", "9:00 AM"],
  ["18:00", "6:00 PM"],
  ["00:05", "12:05 AM"],
  ["12:30", "12:30 PM"],
])("%s is %s", (time, text) => {
  expect(clockTime(time)).toBe(text);
});

test.each([
  [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "Monday to Friday"],
  [["Monday", "Tuesday"], "Monday to Tuesday"],
  [["Monday", "Wednesday", "Friday"], "Monday, Wednesday, Friday"],
  [["Monday", "Tuesday", "Wednesday", "Friday"], "Monday to Wednesday, Friday"],
  [["Saturday", "Sunday", "Monday"], "Saturday to Monday"],
  [["Saturday"], "Saturday"],
] as const)("%j reads %s: only days that follow each other make a range", (days, text) => {
  expect(dayRange(days)).toBe(text);
});
