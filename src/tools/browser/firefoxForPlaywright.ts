#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { findFirefox } from "./firefox.ts";

/**
 * What Playwright starts as its Firefox: the system's, with a relay of WebDriver BiDi before it. Each new page asks for
 * `emulation.setMediaFeaturesOverride`, which Firefox ESR lacks and no option of Playwright's leaves out: the relay lets
 * that one command succeed without effect, and changes nothing else. It is superfluous when Firefox ESR knows the command.
 */
const command = "emulation.setMediaFeaturesOverride";
const listening = /^WebDriver BiDi listening on (ws:\/\/.*)$/;

const firefox = spawn(findFirefox() ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => firefox.kill());
createInterface(firefox.stderr).on("line", (line) => {
  const address = listening.exec(line)?.[1];
  if (address) relay(address);
  else console.error(line);
});

/** Tells Playwright an address of its own that leads to Firefox's. */
function relay(address: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const own = server.address();
    if (own && typeof own === "object")
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}`);
  });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    const opened = new Promise((open) => browser.once("open", open));
    const asked = new Set<number>();
    playwright.on("message", async (data) => {
      const text = String(data);
      if (text.includes(command)) asked.add((JSON.parse(text) as { id: number }).id);
      await opened;
      browser.send(text);
    });
    browser.on("message", (data) => playwright.send(withoutRefusal(String(data), asked)));
    playwright.on("close", () => browser.close());
    browser.on("close", () => playwright.close());
  });
}

/** The browser's answer, as it is unless it is that it knows no such command. */
function withoutRefusal(text: string, asked: Set<number>): string {
  if (asked.size === 0 || !text.includes('"unknown command"')) return text;
  const { id, error } = JSON.parse(text) as { id: number; error?: string };
  if (error !== "unknown command" || !asked.delete(id)) return text;
  return JSON.stringify({ type: "success", id, result: {} });
}
