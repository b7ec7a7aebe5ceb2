import { expect, test } from "vitest";
import { composeMailto, enquirySubject, enquiryText } from "../../src/content/message.ts";

const enquiry = {
  service: "Commercial",
  name: "Ayesha Khan",
  email: "ayesha@example.com",
  phone: "",
  message: "Two split units.\nSince Monday.",
};
const labels = { service: "Service", name: "Name", email: "E-mail", phone: "Phone" };

test("a message has a line for each field that was filled in, then the words, and no empty lines", () => {
  expect(enquiryText(enquiry, labels)).toBe(
    "Service: Commercial\nName: Ayesha Khan\nE-mail: ayesha@example.com\n\nTwo split units.\nSince Monday.",
  );
  const blank = { service: "", name: " ", email: "", phone: " ", message: "  hello  " };
  expect(enquiryText(blank, labels)).toBe("hello");
  expect(enquiryText({ ...blank, message: "" }, labels)).toBe("");
});

test("a subject has service and name on one line, and leaves replacement patterns in a name as they are", () => {
  const subject = (name: string) => enquirySubject("{service} enquiry from {name}", { ...enquiry, name });
  expect(subject(" A\r\nBcc: x ")).toBe("Commercial enquiry from A Bcc: x");
  expect(subject("$& $1 {service}")).toBe("Commercial enquiry from $& $1 {service}");
});

test.each([
  "hello",
  "a&b=c?d#e+f%20g/h;i,j:k@l",
  "ایئر کنڈیشنر خراب ہے",
  "空调坏了 🥶❄️",
  `"x" 'y' <z> [a] {b} \\ | ^ \``,
])("a mail link brings %s back unchanged", (text) => {
  const link = composeMailto("info@example.com", text, text);
  expect(link).toMatch(/^mailto:info@example\.com\?subject=[\x21-\x7e]+&body=[\x21-\x7e]+$/);
  const values = link.split(/[?&]/).slice(1);
  expect(values.map((pair) => decodeURIComponent(pair.replace(/^\w+=/, "")))).toEqual([text, text]);
});

test("an address with marks, and half of an emoji, make a sound link", () => {
  expect(composeMailto("a&b?c@y.z", "s", "\ud83d")).toBe("mailto:a%26b%3Fc@y.z?subject=s&body=%EF%BF%BD");
});
