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

test("a host that answers as the build expects has no findings", async () => {
  const { asked, findings } = await check(folder);
  expect(asked).toBeGreaterThan(50);
  expect(findings).toEqual([]);
});

describe("a host that", () => {
  test.each(faults)("%s: the first finding names the fault and its fix", async (_, fault, finding) => {
    const [first] = (await check(folder, fault)).findings;
    expect(`${first?.message} ${first?.fix}`).toMatch(finding);
  });

  test("sends other bytes than the build made: a finding says so", async () => {
    const kept = await check(
      folder,
      answering(/^\/about$/, 200, { "Content-Type": "text/html; charset=utf-8" }, "<h1>Before</h1>"),
    );
    expect(kept.findings.map(({ message }) => message).join(" ")).toMatch(/other bytes than the build/);
  });

  test.each([
    ["http://127.0.0.1:9", "Can't reach 127.0.0.1:9: it refuses the connection."],
    ["https://nowhere.invalid", "Can't reach nowhere.invalid: the name does not exist."],
  ])("can't be reached: one request, one finding: %s", async (origin, message) => {
    const own = { ...table, transport: { ...table.transport, host: "nowhere.invalid" } };
    const { asked, findings } = await verifyHost({ origin }, { folder, files: [], table: own, now });
    expect(asked).toBe(1);
    expect(findings).toMatchObject([{ severity: "error", message, examples: [] }]);
  });

  test("cuts a connection: the finding says so in plain words", async () => {
    const { findings } = await check(folder, (request, _, next) =>
      request.url === "/about" ? request.socket.destroy() : next(),
    );
    expect(findings[0]?.message).toMatch(/does not respond/);
    expect(findings[0]?.examples[0]).toMatch(/: no response, because it closes the connection$/);
  });

  test("has an expired security.txt: a finding says so", async () => {
    const text = "Contact: mailto:a@example.com\nExpires: 2026-11-01T00:00:00Z\n";
    const { findings } = await check(
      folder,
      answering(/security\.txt/, 200, { "Content-Type": "text/plain" }, text),
    );
    expect(findings).toMatchObject([{ severity: "error", message: "security.txt expired on 2026-11-01." }]);
  });
});

test("a date within the given days is a finding, with the days that are left", () => {
  const end = (date: string) =>
    expiryFinding("The certificate", new Date(date), now, 14, "Renew").map(({ message }) => message);
  expect(end("2026-12-06")).toEqual([]);
  expect(end("2026-12-01")).toEqual(["The certificate expires on 2026-12-01, in 10 days."]);
});

test("redirects are checked on the site's own addresses only", async () => {
  expect(await transportFindings({ origin: "https://127.0.0.1:9" }, table.transport)).toEqual([]);
});
