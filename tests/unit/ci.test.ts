import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
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

test.each(["high", "critical"])("a vulnerability of severity %s fails the audit by its name", (severity) => {
  const { status, stdout } = audit(found(severity));
  expect(status).toBe(1);
  expect(stdout).toContain(`${severity}: a <2`);
});

test("lesser vulnerabilities pass", () => {
  expect(audit(found("moderate")).status).toBe(0);
});

test.each([
  ["refuses", '{"message":"405 Method Not Allowed","statusCode":405}'],
  ["is not there", "npm error network"],
])("a registry that %s passes with a note", (_, answer) => {
  const { status, stdout } = audit(answer);
  expect(status).toBe(0);
  expect(stdout).toMatch(/NOT CHECKED, the registry could not be asked/);
});

/** Runs .ci/run in a folder of its own, with stubs for commands. */
function run(stubs: Record<string, string>, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "hvac-ci-"));
  cpSync(".ci", join(folder, ".ci"), { recursive: true, dereference: true });
  for (const [name, line] of Object.entries(stubs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const path = [folder, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);
  const { status, stdout } = spawnSync(join(folder, ".ci/run"), {
    env: { PATH: path, ...env },
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return { status, output: stdout.trim().split("\n") };
}

const noNginx = { dpkg: '[ "$2" != nginx ]', "apt-get": "exit 1", sudo: "exit 1", npm: "exit 0" };

test("in CI a server that can't be installed is a failure, elsewhere its tests are skipped", () => {
  const inCi = run(noNginx, { CI: "true" });
  expect(inCi.status).toBe(1);
  expect(inCi.output).toContain("Not installed: nginx");
  expect(inCi.output.at(-1)).toMatch(/0 passed, 1 failed$/);
  const elsewhere = run(noNginx, {});
  expect(elsewhere.status).toBe(0);
  expect(elsewhere.output).toContain("Not installed: nginx");
});

test("a run that fails outside of any test reports that before the count", () => {
  const { status, output } = run({ ...noNginx, dpkg: "exit 0", npm: "exit 3" }, {});
  expect(status).toBe(3);
  expect(output.at(-2)).toMatch(/^No test failed, but the run did/);
  expect(output.at(-1)).toBe("0 passed, 1 failed");
});
