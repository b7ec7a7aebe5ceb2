import type { Transport } from "../../../src/cli/deploy/transport.ts";
import { type Files, sorted } from "./smallSite.ts";

/**
 * Creates a host in memory. The connection fails after `calls` calls, and may leave half a file. The host
 * rejects any file with the path `full`.
 */
export function memoryHost(
  files: Files = new Map(),
  {
    calls = Infinity,
    renamesOver = true,
    full = "",
  }: { calls?: number; renamesOver?: boolean; full?: string } = {},
) {
  let left = calls;
  const call = <T>(work: () => T): Promise<T> => {
    return left-- > 0 ? Promise.resolve(work()) : Promise.reject(new Error("ECONNRESET"));
  };
  const transport: Transport = {
    read: (path) => call(() => (files.has(path) ? Buffer.from(files.get(path) ?? []) : undefined)),
    write(path, bytes) {
      if (path === full) return Promise.reject(new Error("552 full"));
      if (left === 0) files.set(path, bytes.subarray(0, bytes.length / 2));
      return call(() => void files.set(path, bytes));
    },
    rename: (from, to) =>
      call(() => {
        if (!renamesOver && files.has(to)) throw new Error("553 taken");
        if (to === full) throw new Error("552 full");
        files.set(to, files.get(from) ?? Buffer.of());
        files.delete(from);
      }),
    remove: (path) => call(() => void files.delete(path)),
    makeFolder: () => call(() => {}),
    removeFolder: () => call(() => {}),
    close: () => {},
  };
  return { files, transport };
}

/** Keeps only the files that visitors can request. */
export const visible = (files: Files): Files =>
  sorted(new Map([...files].filter(([path]) => !path.startsWith(".deploy"))));
