import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expiryFinding } from "../../../src/tools/verify/expiry.ts";
import { transportFindings } from "../../../src/tools/verify/transport.ts";
import { verifyHost } from "../../../src/tools/verify/verifyHost.ts";
import { answering, check, now, table, writtenSite } from "./faultyHost.ts";
import { faults } from "./hostFaults.ts";

let folder: string;
beforeAll(async () => void (folder = await writtenSite()));
afterAll(() => rm(folder, { recursive: true }));

test("a host that answers as the build expects is told so", async () => {
  const { asked, findings } = await check(folder);
  expect(asked).toBeGreaterThan(50);
  expect(findings).toEqual([]);
});

describe("a host that", () => {
  test.each(faults)(
    "%s hears of it, and of its fix, before anything else",
    async (_, fault, message, fix) => {
      const { findings } = await check(folder, fault);
      expect(findings[0]?.message).toMatch(message);
      expect(findings[0]?.fix).toMatch(fix);
    },
  );

  test("still has an older page, or one that is rewritten on its way, hears of it", async () => {
    const kept = await check(
      folder,
      answering(/^\/about$/, 200, { "Content-Type": "text/html; charset=utf-8" }, "<h1>Before</h1>"),
    );
    expect(kept.findings.map(({ message }) => message).join(" ")).toMatch(/other bytes than the build/);
  });

  test.each([
    ["http://127.0.0.1:9", "Can't reach 127.0.0.1:9: it refuses the connection."],
    ["https://nowhere.invalid", "Can't reach nowhere.invalid: there is no such name."],
  ])("can't be reached is asked once and told once: %s", async (origin, message) => {
    const own = { ...table, transport: { ...table.transport, host: "nowhere.invalid" } };
    const { asked, findings } = await verifyHost({ origin }, { folder, files: [], table: own, now });
    expect(asked).toBe(1);
    expect(findings).toMatchObject([{ severity: "error", message, examples: [] }]);
  });

  test("drops a question hears of it in plain words", async () => {
    const { findings } = await check(folder, (request, _, next) =>
      request.url === "/about" ? request.socket.destroy() : next(),
    );
    expect(findings[0]?.message).toMatch(/without an answer/);
    expect(findings[0]?.examples[0]).toMatch(/: no answer, as it cuts the connection$/);
  });

  test("has a security.txt that has run out hears of it", async () => {
    const text = "Contact: mailto:a@example.com\nExpires: 2026-11-01T00:00:00Z\n";
    const { findings } = await check(
      folder,
      answering(/security\.txt/, 200, { "Content-Type": "text/plain" }, text),
    );
    expect(findings).toMatchObject([{ severity: "error", message: "security.txt expired on 2026-11-01." }]);
  });
});

test("what ends within the given days is said, with the days that are left", () => {
  const end = (date: string) =>
    expiryFinding("The certificate", new Date(date), now, 14, "Renew").map(({ message }) => message);
  expect(end("2026-12-06")).toEqual([]);
  expect(end("2026-12-01")).toEqual(["The certificate expires on 2026-12-01, in 10 days."]);
});

test("an address that is not the site's own is not asked where it leads", async () => {
  expect(await transportFindings({ origin: "https://127.0.0.1:9" }, table.transport)).toEqual([]);
});
