import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../../../src/tools/serve/server.ts";
import { type Messages, openMessages } from "../../../src/tools/dev/messages.ts";

let messages: Messages;
let server: Server;
let port: number;
beforeEach(async () => {
  messages = openMessages();
  server = createServer(messages.subscribe);
  port = await listen(server, 4560, "127.0.0.1");
});
afterEach(() => void server.close().closeAllConnections());

/** A tab's stream: what it has received, and whether it is still open. */
async function openTab(lastHeard?: string) {
  const headers = lastHeard === undefined ? {} : { "Last-Event-ID": lastHeard };
  const asked = request({ host: "127.0.0.1", port, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const tab = { text: "", open: true };
  answer.on("data", (data) => (tab.text += String(data)));
  answer.on("end", () => (tab.open = false));
  answer.on("error", () => {});
  return tab;
}
const lastId = ({ text }: { text: string }) => text.match(/(?<=id: )\d+/g)?.at(-1);
const settle = () => setTimeout(50);

test("eight open tabs hold few of the six connections that a browser has", async () => {
  const tabs = [];
  for (let tab = 1; tab <= 8; tab++) tabs.push(await openTab());
  await settle();
  expect(tabs.filter(({ open }) => open).length).toBeLessThan(4);
});

test("a tab whose stream was ended hears at its next question what it missed, and only once", async () => {
  const tab = await openTab();
  await openTab();
  await openTab();
  await settle();
  expect(tab.open).toBe(false);
  messages.good();
  const again = await openTab(lastId(tab));
  await settle();
  expect(again.text).toMatch(/data: \n\n/);
  const later = await openTab(lastId(again));
  await settle();
  expect(later.text).not.toContain("data:");
});

test("a broken build is told to each new tab, a good one is not", async () => {
  messages.good();
  const first = await openTab();
  messages.broken("why");
  const second = await openTab();
  await settle();
  expect([first.text.match(/data: .*/g), second.text.match(/data: .*/g)]).toEqual([
    ['data: "why"'],
    ['data: "why"'],
  ]);
});
