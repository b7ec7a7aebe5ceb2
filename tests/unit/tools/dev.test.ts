import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { client } from "../../../src/tools/dev/messages.ts";
import { makeProject, type Project } from "../../fixtures/project.ts";

let project: Project;
let dev: ChildProcess | undefined;
beforeEach(async () => {
  project = await makeProject("shared");
  await project.edit("content/navigation.yaml", "href: /gallery", "href: /galery");
});
afterEach(async () => {
  const running = dev?.exitCode === null && dev.signalCode === null ? dev : undefined;
  const ended = running && new Promise((done) => running.on("close", done));
  running?.kill();
  await ended;
  dev = undefined;
  await project.discard();
});

/** Runs `npm run dev` there until it serves. */
async function start(): Promise<{ origin: string; output: string }> {
  const command = ["--import", import.meta.resolve("tsx"), resolve("src/tools/dev.ts")];
  const child = spawn(process.execPath, command, { cwd: project.folder });
  dev = child;
  let output = "";
  const origin = await new Promise<string>((done, fail) => {
    const listen = (data: Buffer) => {
      output += String(data);
      const [, found] = /Editing at (http:\/\/localhost:\d+)/.exec(output) ?? [];
      if (found) done(found);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("close", () => fail(new Error(output)));
  });
  return { origin, output };
}

/** The messages that a page receives, one at each call. */
async function hear(origin: string): Promise<() => Promise<string>> {
  const { body } = await fetch(`${origin}/__dev`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return async () => {
    for (;;) {
      const [whole, data] = /data: (.*)\n\n/.exec(text) ?? [];
      if (whole !== undefined) {
        text = text.slice(text.indexOf(whole) + whole.length);
        return data ? String(JSON.parse(data)) : "";
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error("The line is closed.");
      text += value ?? "";
    }
  };
}

test("started with a mistake, it prints it, serves the last build, and builds again at the next save", async () => {
  await project.write(".cache/dev/about/index.html", "<!doctype html>the last good build");
  await project.write(".cache/dev/index.html", "<!doctype html>home");
  const { origin, output } = await start();
  expect(output).toMatch(/^Building …\n/);
  expect(output).toMatch(/^content\/navigation\.yaml:\d+:\d+: menu\[\d\]\.href links to \/galery/m);
  expect(output).not.toMatch(/^\s+at /m);
  const page = await fetch(`${origin}/about`);
  expect(await page.text()).toBe(`<!doctype html>the last good build<script>${client}</script>`);

  const next = await hear(origin);
  expect(await next(), "a page that comes later").toContain("links to /galery");
  // The watcher takes a moment to begin, and misses what comes before.
  let saves = 0;
  const saving = setInterval(() => void project.write("content/pages/faq.yaml", `title: ${++saves}\n`), 300);
  expect(await next(), "the next save").toContain("content/pages/faq.yaml:1:1: is not read");
  clearInterval(saving);
});

test("where nothing has ever been built, the page shows the mistake", async () => {
  const { origin } = await start();
  const page = await fetch(`${origin}/about`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(client);
  const next = await hear(origin);
  expect(await next()).toContain("links to /galery");
});
