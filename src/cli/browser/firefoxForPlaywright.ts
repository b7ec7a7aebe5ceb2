#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { findFirefox } from "./browsers.ts";

/**
 * Playwright starts this script in place of Firefox. The script starts the system's Firefox and relays
 * WebDriver BiDi messages between the two. Playwright sends `emulation.setMediaFeaturesOverride` for each new
 * page, but Firefox ESR does not support that command, so the relay reports success itself. The relay can be removed
 * once Firefox ESR supports the command.
 */
const unsupported = "emulation.setMediaFeaturesOverride";
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
    playwright.on("message", (data) => {
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
      if (method === unsupported) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else void opened.then(() => browser.send(String(data)));
    });
    browser.on("message", (data) => playwright.send(String(data)));
    playwright.on("close", () => browser.close());
    browser.on("close", () => playwright.close());
  });
}
