import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project } from "../../fixtures/project.ts";

/** What a newcomer meets who writes a command otherwise than it is meant. */
let empty: string;
let project: Project;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), "hvac-empty-"));
  project = await makeProject("shared");
  await project.write("dist/index.html", "<!doctype html>the last good build");
  await project.write("dist/.hosting/files.txt", "index.html\n");
});
afterAll(() => Promise.all([rm(empty, { recursive: true }), project.discard()]));

const tsx = import.meta.resolve("tsx");
const run = (script: string, args: string[] = [], cwd = empty, env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((done) => {
    const command = ["--import", tsx, resolve(script), ...args];
    const settings = { cwd, env: { PATH: process.env["PATH"], ...env }, timeout: 30_000 };
    execFile(process.execPath, command, settings, (error, out, err) =>
      done({ code: error ? 1 : 0, output: out + err }),
    );
  });

test("a mistyped flag is answered in one line", async () => {
  const { code, output } = await run("build.ts", ["--lanch"]);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toMatch(/^npm run build: --lanch is not a flag/);
  expect(code).toBe(1);
});

test("a build whose --launch npm has swallowed is a launch", async () => {
  const { code, output } = await project.build([], { npm_config_launch: "true" });
  expect(output).toContain("is still a placeholder");
  expect(code).toBe(1);
});

test("a preview asks for a build where there is none", async () => {
  expect(await run("src/tools/preview.ts")).toEqual({
    code: 1,
    output: "dist/ holds no built site. Build first: npm run build\n",
  });
});

test("npm start ends with the address, how to stop it and what to run to change the site", async () => {
  const command = ["--import", tsx, resolve("src/tools/preview.ts"), "--port", "4700"];
  const server = spawn(process.execPath, command, { cwd: project.folder });
  const output: string[] = [];
  for await (const data of server.stdout)
    if (output.push(String(data)) && output.join("").includes("run dev")) break;
  server.kill();
  expect(output.join("")).toMatch(
    /Open http:\/\/localhost:47\d\d in a browser; Ctrl\+C here ends it\.\nTo change the site .+: npm run dev\n$/,
  );
});

test("deploy sends nothing of a build that was cut off", async () => {
  await project.write("dist/.hosting/writing", "1000000000");
  const deployment = { DEPLOY_URL: "sftp://127.0.0.1/~/site", DEPLOY_USER: "me", DEPLOY_PASSWORD: "secret" };
  expect(await run("src/tools/deploy.ts", [], project.folder, deployment)).toEqual({
    code: 1,
    output: "dist/ is half written, as its last build was cut off. Build again: npm run build\n",
  });
  await project.remove("dist/.hosting");
});

test("verify refuses what is no full address", async () => {
  expect(await run("src/tools/verify.ts", ["www.example.com"])).toEqual({
    code: 1,
    output: `"www.example.com" is not an address: write the whole address, with https://, like https://www.example.com\n`,
  });
});

test("a preview reports a mistake in content as the build does", async () => {
  const before = await project.read("content/navigation.yaml");
  await project.edit("content/navigation.yaml", "href: /gallery", "href: /galery");
  await project.write("dist/.hosting/files.txt", "index.html\n");
  const { code, output } = await run("src/tools/preview.ts", [], project.folder);
  await project.write("content/navigation.yaml", before);
  expect(output).toMatch(/^content\/navigation\.yaml:\d+:\d+: menu\[\d\]\.href links to \/galery, .+\n$/);
  expect(code).toBe(1);
});
