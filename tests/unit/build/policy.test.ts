import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, hashSource } from "../../../src/build/pages/policy.ts";

test("a hash source is the base64 SHA-256 of the exact text", () => {
  expect(hashSource("alert(1)")).toBe(`'sha256-${createHash("sha256").update("alert(1)").digest("base64")}'`);
  expect(hashSource("é ")).not.toBe(hashSource("é"));
});

test("a page may run and show what it holds, and nothing else", () => {
  const policy = contentSecurityPolicy({ scripts: ["a()"], css: "b{}" });
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain(hashSource("a()"));
  expect(policy).toContain(`style-src ${hashSource("b{}")};`);
  expect(policy).not.toMatch(/unsafe|\*|frame-src|frame-ancestors/);
});

test("a page with a frame may load that frame's host", () => {
  const policy = contentSecurityPolicy({ scripts: [], css: "", frame: "https://maps.example.com/x?y" });
  expect(policy.split(";")).toContain("frame-src https://maps.example.com");
});
