import type { IncomingMessage, ServerResponse } from "node:http";
import { slashed } from "../../build/lib/files.ts";

/** Browsers open at most six connections per host. With one stream per tab, the seventh tab would hang. */
const mostStreams = 2;

/**
 * Creates a channel that sends events to all pages open in browsers, through one stream per page. If there
 * are more streams than `mostStreams`, the oldest one is closed. Its page reconnects after half a second,
 * sends the id of the last event that it received, and gets the latest event if it missed any.
 */
export function openMessages() {
  const listeners = new Set<ServerResponse>();
  let last = "";
  let id = Date.now();
  const write = (listener: ServerResponse) => listener.write(`id: ${id}\ndata: ${last}\n\n`);
  const send = (data: string) => {
    last = data;
    id++;
    listeners.forEach(write);
  };
  return {
    subscribe(request: IncomingMessage, response: ServerResponse) {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      const received = request.headers["last-event-id"];
      const missed = received !== undefined && received !== String(id);
      response.write(`retry: 500\nid: ${id}\n\n`);
      // An earlier success is not sent to new pages, because they would reload endlessly.
      if (last || missed) write(response);
      const [oldest] = listeners;
      if (listeners.size >= mostStreams && oldest) {
        listeners.delete(oldest);
        oldest.end();
      }
      listeners.add(response);
      request.on("close", () => listeners.delete(response));
    },
    reloadPages: () => send(""),
    /** Shows the error on all open pages, and on pages opened later. */
    showError: (message: string) => send(JSON.stringify([message, slashed(process.cwd())])),
  };
}
