import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expiryProblem } from "../../../src/cli/verify/hostProblems.ts";
import { verifyHost } from "../../../src/cli/verify/verifyHost.ts";
import { facts } from "../../fixtures/smallBuild.ts";
import { answering, check, comparisonWith, now, writtenSite } from "./faultyHost.ts";
import { faults } from "./faults.ts";

let folder: string;
beforeAll(async () => void (folder = await writtenSite()));
afterAll(() => rm(folder, { recursive: true }));

test("a host that responds as expected has no problems", async () => {
  const { requestCount, problems } = await check(folder);
  expect(requestCount).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

test.each(faults)("the first problem reports %s", async (_, fault, problem) => {
  const [first] = (await check(folder, fault)).problems;
  expect(`${first?.message} ${first?.fix}`.replaceAll("\n", " ")).toMatch(problem);
});

test.each([
  ["http://127.0.0.1:9", "Can't reach 127.0.0.1:9: it refuses the connection."],
  ["https://nowhere.invalid", "Can't reach nowhere.invalid: the name does not exist."],
])("a host that can't be reached gets one problem: %s", async (origin, message) => {
  const { hosting } = facts;
  const own = { ...hosting, canonical: { ...hosting.canonical, host: "nowhere.invalid" } };
  const { requestCount, problems } = await verifyHost(
    { origin },
    { ...(await comparisonWith(folder)), hosting: own },
  );
  expect(requestCount).toBe(1);
  expect(problems).toMatchObject([{ severity: "error", message }]);
});

test("a removed page that is still online is reported", async () => {
  const serving = answering(/^\/gone$/, 200, {}, "<h1>Gone</h1>");
  const { problems } = await check(folder, serving, ["gone/index.html"]);
  expect(problems).toMatchObject([{ severity: "error", message: expect.stringMatching(/no longer has/) }]);
});

test("a date within the given days is a problem", () => {
  const end = (date: string) =>
    expiryProblem("The certificate", new Date(date), now, 14, "Renew").map(({ message }) => message);
  expect(end("2026-12-06")).toEqual([]);
  expect(end("2026-12-01")).toEqual(["The certificate expires on 2026-12-01, in 10 days."]);
});
