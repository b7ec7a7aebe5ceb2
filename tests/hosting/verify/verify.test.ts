import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyHost } from "../../../src/cli/verify/verifyHost.ts";
import { check, table, writtenSite } from "./faultyHost.ts";
import { faults } from "./faults.ts";

let folder: string;
beforeAll(async () => void (folder = await writtenSite()));
afterAll(() => rm(folder, { recursive: true }));

test("a host that answers as the build expects has no findings", async () => {
  const { requests, findings } = await check(folder);
  expect(requests).toBeGreaterThan(50);
  expect(findings).toEqual([]);
});

test.each(faults)("the first finding names %s", async (_, fault, finding) => {
  const [first] = (await check(folder, fault)).findings;
  expect(`${first?.message} ${first?.fix}`.replaceAll("\n", " ")).toMatch(finding);
});

test.each([
  ["http://127.0.0.1:9", "Can't reach 127.0.0.1:9: connect ECONNREFUSED 127.0.0.1:9."],
  ["https://nowhere.invalid", "Can't reach nowhere.invalid: getaddrinfo ENOTFOUND nowhere.invalid."],
])("a host that can't be reached gets one request and one finding: %s", async (origin, message) => {
  const own = { ...table, transport: { ...table.transport, host: "nowhere.invalid" } };
  const { requests, findings } = await verifyHost({ origin }, { folder, files: [], table: own });
  expect(requests).toBe(1);
  expect(findings).toMatchObject([{ severity: "error", message, examples: [] }]);
});
