import { EventEmitter } from "node:events";
import type { watch } from "chokidar";
import { afterEach, expect, test, vi } from "vitest";
import { networkOrigins } from "../../../src/tools/dev/network.ts";
import { watchFolders } from "../../../src/tools/dev/watchFolders.ts";

afterEach(() => vi.restoreAllMocks());

/** Stands in for chokidar: what it was opened with, and its events. */
function fakeWatch() {
  const opened: { options: unknown; events: EventEmitter; closed: boolean }[] = [];
  const open = ((_: unknown, options: unknown) => {
    const one = { options, events: new EventEmitter(), closed: false };
    opened.push(one);
    return Object.assign(one.events, { close: async () => void (one.closed = true) });
  }) as unknown as typeof watch;
  return { open, opened };
}

test.each(["ENOSPC", "EMFILE"])("without watches (%s) files are polled, which one sentence says", (code) => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const { open, opened } = fakeWatch();
  const changed = vi.fn<() => void>();
  watchFolders(["content"], changed, open);
  const error = Object.assign(new Error(`${code}: limit reached, watch 'content'`), { code });
  for (let time = 0; time < 3; time++) opened[0]?.events.emit("error", error);
  expect(opened.map(({ closed }) => closed)).toEqual([true, false]);
  expect(opened[1]?.options).toMatchObject({ usePolling: true });
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/no file watches left.*every second/)]]);
  opened[1]?.events.emit("all");
  expect(changed).toHaveBeenCalledOnce();
});

test("addresses for phones are those of the network, not of this computer alone", () => {
  const address = (text: string, internal: boolean, family: "IPv4" | "IPv6" = "IPv4") =>
    ({ address: text, internal, family }) as never;
  expect(
    networkOrigins(4321, {
      lo: [address("127.0.0.1", true)],
      wlan0: [address("192.168.1.7", false), address("fe80::1", false, "IPv6")],
    }),
  ).toEqual(["http://192.168.1.7:4321"]);
});
