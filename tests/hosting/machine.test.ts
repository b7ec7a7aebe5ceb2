import { afterEach, expect, test, vi } from "vitest";
import { installed } from "./machine.ts";

afterEach(() => vi.unstubAllEnvs());

test("a server that is missing skips its tests here, and fails them in CI", () => {
  vi.stubEnv("CI", "");
  expect(installed("no-such-server")).toBe(false);
  vi.stubEnv("CI", "true");
  expect(() => installed("no-such-server", "debian-name")).toThrow(
    /no-such-server.*apt-get install debian-name/,
  );
});
