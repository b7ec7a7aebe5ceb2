import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forOwnHost, hasOwnHost, isLocal, networkAddresses } from "../../../src/cli/serve/ownHost.ts";

const strict = createServer(forOwnHost((_, response) => void response.end("page")));
const open = createServer(forOwnHost((_, response) => void response.end("page"), true));
let port: number;
let openPort: number;
beforeAll(async () => {
  for (const server of [strict, open]) await once(server.listen(0, "127.0.0.1"), "listening");
  [port = 0, openPort = 0] = [strict, open].map((server) => (server.address() as AddressInfo).port);
});
afterAll(() => [strict, open].forEach((server) => server.close().closeAllConnections()));

async function statusFor(host: string, to = port): Promise<number> {
  const [response] = await once(
    request({ host: "127.0.0.1", port: to, headers: { Host: host }, agent: false }).end(),
    "response",
  );
  return response.resume().statusCode;
}

test.each(["localhost", "127.0.0.1", "[::1]"])("the loopback name %s is served", async (name) => {
  expect(await statusFor(`${name}:${port}`)).toBe(200);
});

test.each([
  ["attacker.example", (own: number) => `attacker.example:${own}`],
  ["a name that begins with localhost", (own: number) => `localhost.attacker.example:${own}`],
  ["localhost on another port", (own: number) => `localhost:${own + 1}`],
  ["localhost without a port", () => "localhost"],
  ["an address in the network", (own: number) => `192.168.1.7:${own}`],
])("%s is refused", async (_, host) => {
  expect(await statusFor(host(port))).toBe(403);
});

test("with --host the computer's own addresses are served", async () => {
  for (const address of networkAddresses())
    expect(await statusFor(`${address}:${openPort}`, openPort)).toBe(200);
  expect(await statusFor(`192.0.2.1:${openPort}`, openPort)).toBe(403);
});

test("networkAddresses lists IPv4 addresses outside the computer", () => {
  const wifi = { address: "192.168.1.7", internal: false, family: "IPv4" };
  const own = { address: "127.0.0.1", internal: true, family: "IPv4" };
  const interfaces = { lo: [own], wlan0: [wifi, { ...wifi, address: "fe80::1", family: "IPv6" }] };
  expect(networkAddresses(interfaces as unknown as ReturnType<typeof networkInterfaces>)).toEqual([
    "192.168.1.7",
  ]);
});

const from = (remoteAddress: string, host = "localhost:4321") =>
  ({ headers: { host }, socket: { localPort: 4321, remoteAddress } }) as unknown as IncomingMessage;

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("a request from %s is local", (peer) => {
  expect(isLocal(from(peer))).toBe(true);
});

test.each(["192.168.1.7", "::ffff:192.168.1.7", "::12"])("a request from %s is not local", (peer) => {
  expect(isLocal(from(peer))).toBe(false);
});

test("the default port 80 is omitted from Host", () => {
  const request = { headers: { host: "localhost" }, socket: { localPort: 80 } };
  expect(hasOwnHost(request as unknown as IncomingMessage)).toBe(true);
});
