import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test as anywhere } from "vitest";

/** The npm that these tests pretend is a script for sh. */
const test = anywhere.skipIf(process.platform === "win32");

/** Runs the audit of CI with an npm that answers so. */
function audit(answer: string) {
  const folder = mkdtempSync(join(tmpdir(), "hvac-npm-"));
  writeFileSync(join(folder, "npm"), `#!/bin/sh\ncat <<'END'\n${answer}\nEND\nexit 1\n`);
  chmodSync(join(folder, "npm"), 0o755);
  const env = { PATH: `${folder}${delimiter}${process.env["PATH"]}` };
  const { status, stdout } = spawnSync(process.execPath, [".ci/audit.mjs"], { env, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

const found = (severity: string) =>
  JSON.stringify({ metadata: {}, vulnerabilities: { a: { name: "a", severity, range: "<2" } } });

test.each(["high", "critical"])("a weakness of weight %s fails the audit by its name", (severity) => {
  const { status, stdout } = audit(found(severity));
  expect(status).toBe(1);
  expect(stdout).toContain(`${severity}: a <2`);
});

test("lesser weaknesses pass", () => {
  expect(audit(found("moderate")).status).toBe(0);
});

test.each([
  ["refuses", '{"message":"405 Method Not Allowed","statusCode":405}'],
  ["is not there", "npm error network"],
])("a registry that %s passes, and is told", (_, answer) => {
  const { status, stdout } = audit(answer);
  expect(status).toBe(0);
  expect(stdout).toMatch(/NOT CHECKED, the registry could not be asked/);
});
