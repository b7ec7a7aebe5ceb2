import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { watchFolders } from "../../../src/cli/dev/watchFolders.ts";

test.each(["ENOSPC", "EMFILE"])("without watches (%s) files are polled, which is reported once", (code) => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const opened: { options: unknown; events: EventEmitter; close: () => void }[] = [];
  const open = (_: unknown, options: unknown) => {
    const events = Object.assign(new EventEmitter(), { close: vi.fn<() => void>() });
    opened.push({ options, events, close: events.close });
    return events;
  };
  const changed = vi.fn<() => void>();
  watchFolders(["content"], changed, open as never);
  for (let time = 0; time < 3; time++)
    opened[0]?.events.emit("error", Object.assign(new Error(code), { code }));
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/every second/)]]);
  printed.mockRestore();
  expect(opened).toHaveLength(2);
  expect(opened[0]?.close).toHaveBeenCalledOnce();
  expect(opened[1]?.options).toMatchObject({ usePolling: true });
  opened[1]?.events.emit("all");
  expect(changed).toHaveBeenCalledOnce();
});
