import { z } from "zod";
import { hashOf } from "../../build/lib/cache.ts";

/** Bytes of files by path in content/. Undefined for a file that does not exist. */
export type Contents = ReadonlyMap<string, Buffer | undefined>;

/**
 * How to restore a file: put `removed` back where `inserted` is now, between `lead` and `tail`. The strings have
 * one character for each byte. `before` and `after` are hashes of the file, absent if it did not exist.
 */
export const inverse = z.strictObject({
  file: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
  start: z.number(),
  lead: z.string(),
  removed: z.string(),
  inserted: z.string(),
  tail: z.string(),
});
type Inverse = z.infer<typeof inverse>;

export function inverseOf(file: string, before: Buffer | undefined, after: Buffer | undefined): Inverse {
  const old = before?.toString("latin1") ?? "";
  // Undoing deletes a new file if its hash is unchanged, and needs none of its text.
  const now = before ? (after?.toString("latin1") ?? "") : "";
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const removed = old.slice(start, old.length - end);
  const inserted = now.slice(start, now.length - end);
  const [lead, tail] = [
    old.slice(Math.max(0, start - 60), start),
    now.slice(start + inserted.length).slice(0, 60),
  ];
  const hashes = { ...(before && { before: hashOf(before) }), ...(after && { after: hashOf(after) }) };
  return { file, ...hashes, start, lead, removed, inserted, tail };
}

export const isCurrent = ({ file, after }: Inverse, now: Contents): boolean => {
  const bytes = now.get(file);
  return (bytes && hashOf(bytes)) === after;
};

/**
 * Returns the files as they were before a change. Later changes elsewhere in a file stay.
 *
 * @returns undefined if a file has changed since at the same place
 */
export function restored(inverses: readonly Inverse[], now: Contents): Contents | undefined {
  const files = new Map<string, Buffer | undefined>();
  for (const one of inverses) {
    const { file, before, after, lead, removed, inserted, tail } = one;
    const text = now.get(file)?.toString("latin1") ?? "";
    const place = lead + inserted + tail;
    const found =
      before && after && text.split(place).length === 2 ? text.indexOf(place) + lead.length : undefined;
    const start = isCurrent(one, now) ? one.start : found;
    if (start === undefined) return undefined;
    const whole = text.slice(0, start) + removed + text.slice(start + inserted.length);
    files.set(file, before ? Buffer.from(after ? whole : removed, "latin1") : undefined);
  }
  return files;
}
