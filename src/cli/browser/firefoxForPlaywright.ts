#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { findFirefox } from "./firefox.ts";

/**
 * Playwright starts this script in place of Firefox. The script starts the system's Firefox and relays
 * WebDriver BiDi messages between the two. Playwright sends `emulation.setMediaFeaturesOverride` for each new
 * page, but Firefox ESR does not support that command, so the relay reports success. The relay can be removed
 * once Firefox ESR supports the command.
 */
const command = "emulation.setMediaFeaturesOverride";
const listening = /^WebDriver BiDi listening on (ws:\/\/.*)$/;

const firefox = spawn(findFirefox() ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => firefox.kill());
createInterface(firefox.stderr).on("line", (line) => {
  const endpoint = listening.exec(line)?.[1];
  if (endpoint) relay(endpoint);
  else console.error(line);
});

function relay(endpoint: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const own = server.address();
    if (own && typeof own === "object")
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}`);
  });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(endpoint + url);
    const opened = new Promise((open) => browser.once("open", open));
    const pending = new Set<number>();
    playwright.on("message", async (data) => {
      const text = String(data);
      if (text.includes(command)) pending.add((JSON.parse(text) as { id: number }).id);
      await opened;
      browser.send(text);
    });
    browser.on("message", (data) => playwright.send(withoutRefusal(String(data), pending)));
    playwright.on("close", () => browser.close());
    browser.on("close", () => playwright.close());
  });
}

function withoutRefusal(text: string, pending: Set<number>): string {
  if (pending.size === 0 || !text.includes('"unknown command"')) return text;
  const { id, error } = JSON.parse(text) as { id: number; error?: string };
  if (error !== "unknown command" || !pending.delete(id)) return text;
  return JSON.stringify({ type: "success", id, result: {} });
}
