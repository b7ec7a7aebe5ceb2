import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { writeSite } from "../../../src/build/site/write.ts";
import { bytesOf, facts } from "../../fixtures/smallBuild.ts";
import { makeProject } from "../../fixtures/project.ts";

async function* messagesFrom(url: string) {
  const { body } = await fetch(url);
  let text = "";
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    for (let match; (match = /data: (.*)\n\n/.exec(text)); text = text.slice(match.index + match[0].length))
      yield match[1] ? String((JSON.parse(match[1]) as string[])[0]) : "";
  }
}

test("dev serves the last build after a mistake", async () => {
  const project = await makeProject("shared");
  await project.edit("content/navigation.yaml", "href: /gallery", "href: /galery");
  const files = { "about/index.html": "<!doctype html>the last good build", "index.html": "" };
  await writeSite(bytesOf(files), `${project.folder}/.cache/dev`, facts);
  const command = ["--import", import.meta.resolve("tsx"), resolve("src/cli/dev.ts"), "--port", "0"];
  const dev = spawn(process.execPath, command, { cwd: project.folder });
  try {
    let output = "";
    for (const stream of [dev.stdout, dev.stderr]) stream.on("data", (data) => (output += String(data)));
    await expect
      .poll(() => output, { timeout: 300_000 })
      .toMatch(/Serving a draft at http:\/\/localhost:\d+/);
    const [, origin = ""] = /Serving a draft at (http:\/\/localhost:\d+)/.exec(output) ?? [];
    expect(output).toMatch(/^content\/navigation\.yaml:\d+:\d+: menu\[\d\]\.href links to \/galery/m);
    expect(output).not.toMatch(/^\s+at /m);
    const built = await fetch(`${origin}/about`);
    expect(await built.text()).toMatch(/^<!doctype html>the last good build<style>.*<a id="edit"/);
    const foreign = request(`${origin}/__dev`, { headers: { Host: "attacker.example" } }).end();
    const [{ statusCode }] = await once(foreign, "response");
    expect(statusCode, "a page of another host name").toBe(403);
    const tab = messagesFrom(`${origin}/__dev`);
    expect((await tab.next()).value, "a page that comes later").toContain("links to /galery");
    // Saves repeatedly, because the watcher misses changes made before it starts.
    const saving = setInterval(
      () => void project.write("content/pages/faq.yaml", `title: ${Date.now()}\n`),
      300,
    );
    expect((await tab.next()).value, "the next save").toContain(
      "content/pages/faq.yaml:1:1: is ignored by the build",
    );
    clearInterval(saving);
  } finally {
    dev.kill();
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, "close");
    await project.discard();
  }
});
