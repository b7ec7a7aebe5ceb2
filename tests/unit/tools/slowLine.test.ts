import { createServer, get } from "node:http";
import { describe, expect, test } from "vitest";
import { slowLine } from "../../../src/tools/bench/slowLine.ts";
import { listen } from "../../../src/tools/serve/server.ts";

describe("a slow line before a server", () => {
  test("hands on every byte in order", async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 40_000 }, (_, at) => at % 251));
    const server = createServer((_, response) => response.end(bytes));
    const line = await slowLine(`http://localhost:${await listen(server, 0)}`);
    try {
      const pieces = await received(line.origin);
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    } finally {
      line.close();
      server.close();
    }
  });

  test("ends a connection whose server has gone", async () => {
    const server = createServer((request) => request.socket.destroy());
    const line = await slowLine(`http://localhost:${await listen(server, 0)}`);
    try {
      await expect(received(line.origin)).rejects.toThrow(/hang up|ECONNRESET/);
    } finally {
      line.close();
      server.close();
    }
  });
});

const received = (url: string) =>
  new Promise<Buffer[]>((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => resolve(pieces));
      response.on("error", reject);
    }).on("error", reject);
  });
