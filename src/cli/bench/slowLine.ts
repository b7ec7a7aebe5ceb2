import { connect, createServer, type Socket } from "node:net";
import { listen } from "../serve/server.ts";

/** Slow 4G by the definition of web.dev and Lighthouse: round trip in ms, and bytes per ms (1.6 Mbps). */
const roundTrip = 150;
const rate = 200;
/** Bytes of a TCP segment, and the initial congestion window (RFC 6928). */
const segment = 1460;
const initialWindow = 10 * segment;

/**
 * A proxy that simulates a slow line: opening a connection takes a round trip, each connection's window grows
 * by TCP slow start, and all connections share one rate. Chromium's own throttling only simulates delay and
 * rate, and delivers a short response as a whole after its last byte, so a page could not render
 * progressively.
 */
export async function slowLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const port = Number(new URL(origin).port);
  const line = { freeAt: 0 };
  const server = createServer({ noDelay: true }, (browser) => relay(browser, port, line));
  const front = await listen(server, 4700);
  return { origin: `http://localhost:${front}`, close: () => server.close() };
}

function relay(browser: Socket, port: number, line: { freeAt: number }): void {
  const server = connect({ port, host: "localhost", noDelay: true });
  const openedAt = performance.now() + roundTrip;
  browser.on("data", (request) =>
    setTimeout(() => server.write(request), Math.max(0, openedAt - performance.now()) + roundTrip / 2),
  );

  const deliver = delayedWriter(browser);
  let waiting = Buffer.alloc(0);
  let window = initialWindow;
  let ended = false;
  const send = () => {
    while (waiting.length > 0 && window > 0) {
      const bytes = waiting.subarray(0, segment);
      waiting = waiting.subarray(segment);
      window -= bytes.length;
      line.freeAt = Math.max(line.freeAt, performance.now()) + bytes.length / rate;
      const sent = line.freeAt - performance.now();
      deliver(bytes, sent + roundTrip / 2);
      // Slow start: each acknowledged byte increases the window by one byte.
      setTimeout(() => {
        window += 2 * bytes.length;
        send();
      }, sent + roundTrip);
    }
    if (ended && waiting.length === 0)
      setTimeout(() => browser.end(), Math.max(0, line.freeAt - performance.now()) + roundTrip);
  };
  server.on("data", (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    send();
  });
  server.on("end", () => {
    ended = true;
    send();
  });
  browser.on("close", () => server.destroy());
  browser.on("error", () => server.destroy());
  server.on("error", () => browser.destroy());
}

/**
 * Writes bytes after a delay in ms, or ends the connection, in order: timers of a busy process may fire in
 * another.
 */
function delayedWriter(socket: Socket): (bytes: Buffer | "end", delay: number) => void {
  const due: (Buffer | "end")[] = [];
  return (bytes, delay) => {
    due.push(bytes);
    setTimeout(() => {
      const next = due.shift();
      if (next === "end") socket.end();
      else if (next) socket.write(next);
    }, delay);
  };
}
