import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../../src/cli/serve/server.ts";
import { findingsOf } from "../../../src/cli/verify/advice.ts";
import { examine } from "../../../src/cli/verify/compare.ts";
import type { Expectation } from "../../../src/cli/verify/expectation.ts";
import { expectations } from "../../../src/cli/verify/expectations.ts";
import { describeFault } from "../../../src/cli/verify/fault.ts";
import { reportOf } from "../../../src/cli/verify/report.ts";
import { site, table } from "./faultyHost.ts";

const questions = expectations(
  table,
  new Map(Object.entries(site).map(([path, text]) => [path, text.length])),
  false,
);
const codes = [200, 201, 204, 206, 301, 302, 304, 307, 308, 400, 401, 403, 404, 405, 406, 409, 410, 412, 416];
const failures = [418, 421, 429, 451, 500, 501, 502, 503, 504, 505, 508, 509, 511, 520, 522, 525, 530];

/** A host that answers every request with the status at the end of its path. */
let status = 0;
const server = createServer((_, response) => response.writeHead(status, { Location: "/elsewhere" }).end());
let origin = "";
beforeAll(async () => void (origin = `http://127.0.0.1:${await listen(server, 4800, "127.0.0.1")}`));
afterAll(() => void server.close().closeAllConnections());

/** Limits of many hosts are warnings: range requests, and URLs in capitals. */
const isWarned = ({ range, kind, ask }: Expectation, code: number) =>
  (range && code === 200) || (kind === "redirect" && /[A-Z]/.test(ask.path) && code === 404);

test.each([...codes, ...failures])("an unexpected status %i is a finding for every request", async (code) => {
  status = code;
  const dropped: string[] = [];
  for (const expectation of questions) {
    if (expectation.status.includes(code)) continue;
    const faults = await examine({ origin }, expectation, { read: async () => Buffer.of() });
    const findings = findingsOf(faults);
    const reported = findings.flatMap(({ examples }) => examples);
    dropped.push(...faults.map(describeFault).filter((line) => !reported.includes(line)));
    const { exitCode } = reportOf({ origin, asked: 1, findings });
    if (exitCode === 0 && !isWarned(expectation, code)) dropped.push(`${expectation.name}: passes`);
    if (faults.length === 0) dropped.push(`${expectation.name}: not noticed`);
  }
  expect(dropped).toEqual([]);
});
