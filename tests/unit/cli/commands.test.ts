import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentError, problemOf } from "../../../src/build/lib/problems.ts";
import { writeSite } from "../../../src/build/site/write.ts";
import { readBuild } from "../../../src/cli/builtSite.ts";
import { booleanFlag, commandLine, folderFlag, textFlag } from "../../../src/cli/commandLine.ts";
import { describeError } from "../../../src/cli/runCommand.ts";
import { bytesOf, facts } from "../../fixtures/smallBuild.ts";
import { makeProject, type Project } from "../../fixtures/project.ts";

let project: Project;
beforeAll(async () => {
  project = await makeProject("shared");
  const files = bytesOf({ "index.html": "<!doctype html>the last good build" });
  await writeSite(files, `${project.folder}/dist`, facts);
});
afterAll(() => project.discard());

/** Runs a build that must fail and leave the previous build unchanged. Returns the output. */
async function refusal(args: string[] = []): Promise<string> {
  const lastGood = await project.snapshot("dist");
  const { code, output } = await project.build(args);
  expect(code, output).toBe(1);
  expect(output).toMatch(/^\d+ things? to fix\. The last good build is untouched\./m);
  expect(output, "a stack trace is no use to an editor").not.toMatch(/^\s+at |\.ts:\d|Error:/m);
  expect(await project.snapshot("dist")).toEqual(lastGood);
  return output;
}

test("--launch refuses placeholders with their position", async () => {
  const output = await refusal(["--launch"]);
  expect(output).toMatch(/^content\/credit\.yaml:\d+:\d+: name is still a placeholder/m);
  expect(output).toMatch(/^content\/\S+\.yaml:\d+:\d+: \S+ is an unconfirmed claim/m);
  expect(output.trim().split("\n").at(-1)).toContain("npm run claims");
});

test("a build reports the mistakes of all files", async () => {
  await project.edit("content/site.yaml", /founded: .*/, "founded: long ago");
  await project.edit("content/navigation.yaml", "href: /gallery", "href: /galery");
  await project.edit("content/services/amc.yaml", /file: .*/, "file: amcs.webp");
  await project.edit("content/projects.yaml", "projects:", "projects: [");
  const output = await refusal();
  const places = output.split("\n").flatMap((line) => /^(content\/\S+?):\d+:\d+: /.exec(line)?.[1] ?? []);
  const faulty = ["navigation.yaml", "projects.yaml", "services/amc.yaml", "site.yaml"];
  expect(places).toEqual(faulty.map((path) => `content/${path}`));
  expect(output).toContain("4 things to fix.");
});

test("npm start ends its output with the URL", async () => {
  const command = ["--import", import.meta.resolve("tsx"), resolve("src/cli/preview.ts"), "--port", "0"];
  const server = spawn(process.execPath, command, { cwd: project.folder });
  let output = "";
  for await (const data of server.stdout) if ((output += String(data)).includes("run dev")) break;
  server.kill();
  expect(output).toMatch(/http:\/\/localhost:\d+ .*Ctrl\+C.*\n.*npm run dev\n$/);
});

test("commands refuse a folder without a complete site", async () => {
  expect(() => readBuild(`${project.folder}/content`)).toThrow("npm run build");
  await project.write("dist/.hosting/writing", "1000000000");
  expect(() => readBuild(`${project.folder}/dist`)).toThrow("is incomplete");
});

test("no message names a last build before the first", () => {
  const error = new ContentError([problemOf("content/site.yaml", "is empty")]);
  expect(describeError(error, `${project.folder}/none`)).not.toContain("untouched");
});

const command = {
  name: "send",
  summary: "Sends.",
  flags: {
    "dry-run": booleanFlag("only prints the steps"),
    port: textFlag("NUMBER", "4321", "the port"),
    cache: folderFlag(".cache", "another cache folder"),
  },
};
const read = (args: string[], env: Record<string, string> = {}) => commandLine(command, args, env).values;

test("flags work without the --", () => {
  const defaults = { "dry-run": false, port: "4321", cache: ".cache" };
  expect(read([], { npm_config_cache: "/home/me/.npm", npm_config_dry_run: "" })).toMatchObject(defaults);
  expect(read([], { npm_config_dry_run: "true" })["dry-run"]).toBe(true);
  expect(read(["--cache", "./a//b/../c/"]).cache).toBe("a/c");
});

test.each([["--dry-rum"], ["now"], ["--port"], ["--dry-run=yes"]])(
  "a mistake in %s is named before the usage",
  (argument) => {
    expect(() => read([argument])).toThrow(argument.replace(/=.*/, ""));
    expect(() => read([argument])).toThrow(/npm run send.*--dry-run.*--port NUMBER.*--cache FOLDER/s);
  },
);
