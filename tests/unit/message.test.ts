import { describe, expect, test } from "vitest";
import {
  composeMailto,
  composeWhatsapp,
  type Enquiry,
  enquirySubject,
  enquiryText,
  longestMailto,
  longestWhatsapp,
} from "../../src/content/message.ts";

const enquiry: Enquiry = {
  service: "Commercial",
  name: "Ayesha Khan",
  email: "ayesha@example.com",
  phone: "",
  message: "Two split units.\nSince Monday.",
};
const labels = { service: "Type of service", name: "Your name", email: "E-mail", phone: "Phone" };

describe("enquiryText", () => {
  test("has a line for each field that was filled in, then the message", () => {
    expect(enquiryText(enquiry, labels)).toBe(
      "Type of service: Commercial\nYour name: Ayesha Khan\nE-mail: ayesha@example.com\n\nTwo split units.\nSince Monday.",
    );
  });

  test("leaves no empty lines behind when a field is blank", () => {
    const blank = { service: "", name: " ", email: "", phone: " ", message: "  hello  " };
    expect(enquiryText(blank, labels)).toBe("hello");
    expect(enquiryText({ ...blank, message: "" }, labels)).toBe("");
  });
});

describe("enquirySubject", () => {
  test("fills service and name, on one line", () => {
    expect(enquirySubject("{service} HVAC enquiry from {name}", { ...enquiry, name: " A\r\nBcc: x " })).toBe(
      "Commercial HVAC enquiry from A Bcc: x",
    );
  });

  test("leaves replacement patterns in a name as they are", () => {
    expect(enquirySubject("from {name}", { ...enquiry, name: "$& $1 {service}" })).toBe(
      "from $& $1 {service}",
    );
  });
});

describe("composeMailto", () => {
  const read = (link: string) => {
    const url = new URL(link);
    const fields = new Map(
      url.search
        .slice(1)
        .split("&")
        .map((pair) => pair.split("=").map(decodeURIComponent) as [string, string]),
    );
    return { to: decodeURIComponent(url.pathname), fields };
  };

  test.each([
    ["plain", "hello"],
    ["reserved characters", "a&b=c?d#e+f%20g/h;i,j:k@l"],
    ["Urdu", "ایئر کنڈیشنر خراب ہے"],
    ["Chinese and emoji", "空调坏了 🥶❄️"],
    ["quotes and brackets", `"x" 'y' <z> [a] {b} \\ | ^ \``],
    ["long text", "Kühlraum ".repeat(3000).trim()],
  ])("brings %s back unchanged", (_, text) => {
    const link = composeMailto("info@example.com", text, text);
    expect(link).toMatch(/^mailto:[\x21-\x7e]+$/);
    const { to, fields } = read(link);
    expect(to).toBe("info@example.com");
    expect([...fields]).toEqual([
      ["subject", text],
      ["body", text],
    ]);
  });

  test.each(["a\nb", "a\r\nb", "a\rb"])("writes a line break as %%0D%%0A (%j)", (text) => {
    expect(composeMailto("x@y.z", "s", text)).toBe("mailto:x@y.z?subject=s&body=a%0D%0Ab");
  });

  test("writes a space as %20, and the marks that could end an address in code", () => {
    expect(composeMailto("a&b?c@y.z", "s t", "")).toBe("mailto:a%26b%3Fc@y.z?subject=s%20t&body=");
  });

  test("survives half of an emoji", () => {
    expect(composeMailto("x@y.z", "s", "\ud83d")).toBe("mailto:x@y.z?subject=s&body=%EF%BF%BD");
  });
});

describe("composeWhatsapp", () => {
  test("has digits only, and line breaks as %0A", () => {
    expect(composeWhatsapp("+92 300 0000000", "a\r\nb & c")).toBe(
      "https://wa.me/923000000000?text=a%0Ab%20%26%20c",
    );
  });
});

test("links stay within what programs take over: Windows cuts them at 2,048 characters", () => {
  for (const longest of [longestMailto, longestWhatsapp]) {
    expect(longest).toBeGreaterThanOrEqual(1500);
    expect(longest).toBeLessThanOrEqual(2048);
  }
});
