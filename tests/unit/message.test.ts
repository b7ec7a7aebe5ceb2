import { expect, test } from "vitest";
import { composeMailto } from "../../src/content/message.ts";

test.each([
  "hello",
  "a&b=c?d#e+f%20g/h;i,j:k@l",
  "ایئر کنڈیشنر خراب ہے",
  "空调坏了 🥶❄️",
  `"x" 'y' <z> [a] {b} \\ | ^ \``,
])("a mail link preserves %s", (text) => {
  const link = composeMailto("info@example.com", text, text);
  expect(link).toMatch(/^mailto:info@example\.com\?subject=[\x21-\x7e]+&body=[\x21-\x7e]+$/);
  const values = link.split(/[?&]/).slice(1);
  expect(values.map((pair) => decodeURIComponent(pair.replace(/^\w+=/, "")))).toEqual([text, text]);
});

test("a link with punctuation in the address, and half of an emoji, is valid", () => {
  expect(composeMailto("a&b?c@y.z", "s", "\ud83d")).toBe("mailto:a%26b%3Fc@y.z?subject=s&body=%EF%BF%BD");
});
