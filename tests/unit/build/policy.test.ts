import { expect, test } from "vitest";
import { contentSecurityPolicy, integrityOf } from "../../../src/build/pages/policy.ts";

test("a page's policy allows its own files, its inline script and style, and its frame's host, and nothing else", () => {
  const policy = contentSecurityPolicy({
    scripts: ["a"],
    css: "b",
    frame: "https://maps.example/embed?q=Islamabad",
  });
  // The hashes by `printf a | openssl dgst -sha256 -binary | base64`.
  expect(policy.split(";")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    "style-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src https://maps.example",
  ]);
  expect(contentSecurityPolicy({ scripts: ["a"], css: "b" })).not.toContain("frame-src");
});

test("a module is held to the SHA-384 of its bytes", () => {
  // By `printf abc | openssl dgst -sha384 -binary | base64`.
  expect(integrityOf(Buffer.from("abc"))).toBe(
    "sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn",
  );
});
