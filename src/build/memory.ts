import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { store } from "./store.ts";

/** What builds remember of many small things, in one file of the cache. */
export type Memory<T> = {
  /** The value under a key that tells all it depends on; made, and remembered unless it is nothing, where it is new. */
  recall: <U extends T | undefined>(key: string, make: () => U) => T | U;
  /** Closes the build's round: what it did not ask for is forgotten, so that the file does not grow. */
  save: () => Promise<void>;
};

/**
 * Opens a file of remembered values: plain data, maps, sets and bytes.
 *
 * @param path the file; one that is missing, or that another Node wrote, holds nothing
 */
export function openMemory<T>(path: string): Memory<T> {
  const known = readMap<T>(path);
  const used = new Map<string, T>();
  return {
    recall(key, make) {
      const value = known.get(key) ?? make();
      if (value !== undefined) used.set(key, value);
      return value;
    },
    async save() {
      if (used.size === known.size && [...used.keys()].every((key) => known.has(key))) return;
      await store(path, serialize(used));
    },
  };
}

/**
 * The one value that a file of the cache holds, made anew as soon as its key is another.
 *
 * @param make is given what the file held under another key, which may look as other sources made it
 */
export async function rememberedValue<T>(
  path: string,
  key: string,
  make: (last: T | undefined) => Promise<T>,
): Promise<T> {
  const known = readMap<T>(path);
  const found = known.get(key);
  if (found !== undefined) return found;
  const [last] = known.values();
  const value = await make(last);
  await store(path, serialize(new Map([[key, value]])));
  return value;
}

function readMap<T>(path: string): Map<string, T> {
  try {
    const known: unknown = deserialize(readFileSync(path));
    return known instanceof Map ? known : new Map();
  } catch {
    return new Map();
  }
}

/** A key of the cache for what is made of these parts. */
export const keyOf = (parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64");
