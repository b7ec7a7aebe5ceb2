import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { client, openMessages } from "../../../src/cli/dev/messages.ts";
import { networkOrigins } from "../../../src/cli/dev/network.ts";
import { listen } from "../../../src/cli/serve/server.ts";
import { makeProject } from "../../fixtures/project.ts";

/** Event stream of a page: each call returns the next message; `ended` resolves when the server has closed it. */
async function openTab(url: string, lastId?: string) {
  const { body } = await fetch(url, lastId === undefined ? {} : { headers: { "Last-Event-ID": lastId } });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const tab = { text: "", ended: false };
  const more = async () => {
    const { value = "", done } = (await reader?.read()) ?? { done: true };
    tab.text += value;
    tab.ended = done;
  };
  return {
    lastId: () => tab.text.match(/(?<=id: )\d+/g)?.at(-1),
    end: async () => {
      while (!tab.ended) await more();
      return tab.text;
    },
    async next(): Promise<string> {
      for (;;) {
        const [whole = "", data] = /data: (.*)\n\n/.exec(tab.text) ?? [];
        if (whole) {
          tab.text = tab.text.slice(tab.text.indexOf(whole) + whole.length);
          return data ? String(JSON.parse(data)) : "";
        }
        if (tab.ended) throw new Error("The stream has ended.");
        await more();
      }
    },
  };
}

test("dev prints a mistake, serves the last build with it, and builds again at the next save", async () => {
  const project = await makeProject("shared");
  await project.edit("content/navigation.yaml", "href: /gallery", "href: /galery");
  await project.write(".cache/dev/about/index.html", "<!doctype html>the last good build");
  await project.write(".cache/dev/index.html", "<!doctype html>home");
  const command = ["--import", import.meta.resolve("tsx"), resolve("src/cli/dev.ts"), "--port", "0"];
  const dev = spawn(process.execPath, command, { cwd: project.folder });
  try {
    let output = "";
    for (const stream of [dev.stdout, dev.stderr]) stream.on("data", (data) => (output += String(data)));
    await expect.poll(() => output, { timeout: 300_000 }).toMatch(/Editing at http:\/\/localhost:\d+/);
    const [, origin = ""] = /Editing at (http:\/\/localhost:\d+)/.exec(output) ?? [];
    expect(output).toMatch(/^content\/navigation\.yaml:\d+:\d+: menu\[\d\]\.href links to \/galery/m);
    expect(output).not.toMatch(/^\s+at /m);
    const built = await fetch(`${origin}/about`);
    expect(await built.text()).toBe(`<!doctype html>the last good build<script>${client}</script>`);
    const tab = await openTab(`${origin}/__dev`);
    expect(await tab.next(), "a page that comes later").toContain("links to /galery");
    // The watcher starts with a delay and misses earlier changes.
    const saving = setInterval(
      () => void project.write("content/pages/faq.yaml", `title: ${Date.now()}\n`),
      300,
    );
    expect(await tab.next(), "the next save").toContain("content/pages/faq.yaml:1:1: is not read");
    clearInterval(saving);
  } finally {
    dev.kill();
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, "close");
    await project.discard();
  }
});

test("a tab whose stream was closed for others receives missed messages, once", async () => {
  const messages = openMessages();
  const server = createServer(messages.subscribe);
  const url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  const first = await openTab(url);
  const others = [];
  // Browsers open at most six connections to a host.
  for (let tab = 1; tab <= 3; tab++) others.push(await openTab(url));
  await first.end();
  messages.good();
  const again = await openTab(url, first.lastId());
  expect(await again.next(), "a good build that it missed").toBe("");
  const later = await openTab(url, again.lastId());
  messages.broken("why");
  expect(await later.next(), "no good build that it has heard").toBe("why");
  expect(await (await openTab(url)).next(), "a new tab").toBe("why");
  server.close().closeAllConnections();
});

test("addresses for phones are those of the network, not of this computer alone", () => {
  const wifi = { address: "192.168.1.7", internal: false, family: "IPv4" };
  const own = { address: "127.0.0.1", internal: true, family: "IPv4" };
  const interfaces = { lo: [own], wlan0: [wifi, { ...wifi, address: "fe80::1", family: "IPv6" }] };
  expect(networkOrigins(4321, interfaces as never)).toEqual(["http://192.168.1.7:4321"]);
});
