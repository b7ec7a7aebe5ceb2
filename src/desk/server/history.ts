import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { hashOf } from "../../build/lib/cache.ts";
import { replaceFile } from "../../build/lib/files.ts";
import { type Contents, inverse, inverseOf, isCurrent, restored } from "./inverse.ts";

/** `words` describe the change; further typing in the same `field` extends the record. */
const saves = z.array(
  z.strictObject({
    id: z.string(),
    time: z.string(),
    words: z.string(),
    field: z.string().optional(),
    files: z.array(inverse),
  }),
);
export type Saves = z.infer<typeof saves>;
/** A change that is being written: the saves after it, and the hashes of its files after it. */
const begun = z.strictObject({ saves, files: z.record(z.string(), z.string()) });
const stored = z.strictObject({ saves, begun: begun.optional() });

const most = 200;
/** Saves of the same field within this time are one record. In milliseconds. */
const pause = 120_000;

export type History = ReturnType<typeof openHistory>;

/** Returns the list with a further save. */
export const withSave =
  (before: Contents, after: Contents, words: string, field?: string) =>
  (list: Saves): Saves => {
    const latest = list.at(-1);
    const isRecent = latest?.field && latest.field === field && Date.now() - Date.parse(latest.time) < pause;
    const continues = isRecent && latest.files.every((one) => isCurrent(one, before));
    const start = continues ? (restored(latest.files, before) ?? before) : before;
    const inverses = [...after].map(([file, bytes]) => inverseOf(file, start.get(file), bytes));
    const files = inverses.filter((one) => one.before !== one.after);
    const others = continues ? list.slice(0, -1) : list;
    const time = new Date().toISOString();
    const entry = { id: randomUUID(), time, words, ...(field && { field }), files };
    return files.length > 0 ? [...others, entry].slice(-most) : others;
  };

/**
 * Records saves in a file, so that each one can be undone, also on another day. The file is read again each time,
 * because another `npm run dev` may have written it.
 *
 * @param read returns a file of content, which shows whether an interrupted change was made
 */
export function openHistory(path: string, read: (file: string) => Buffer | undefined) {
  let problem = "";
  const store = (content: z.input<typeof stored>) => replaceFile(path, Buffer.from(JSON.stringify(content)));
  const list = (): Saves => {
    const found = readSaves(path, read);
    problem ||= found.problem;
    return found.list;
  };
  return {
    /** Why earlier saves are missing; empty if none are. */
    problem: () => problem,
    /** Newest first. */
    entries: () =>
      list()
        .map(({ id, time, words }) => ({ id, time, words }))
        .reverse(),
    find: (id: string) => list().find((one) => one.id === id),
    /**
     * Writes a change together with the saves after it: an interruption leaves both or neither. Another process
     * must not write meanwhile.
     */
    async write(after: Contents, next: (saves: Saves) => Saves, change: () => Promise<void>): Promise<void> {
      const before = list();
      const saves = next(before);
      const files = hashesOf(after.keys(), (file) => after.get(file));
      await store({ saves: before, begun: { saves, files } });
      await change();
      // If this fails, the next reading finds the change by its hashes.
      await store({ saves }).catch(() => undefined);
    },
  };
}

const hashesOf = (files: Iterable<string>, read: (file: string) => Buffer | undefined) =>
  Object.fromEntries([...files].map((file) => [file, hashOf(read(file) ?? "")]));

/** Reads the saves. A damaged file is kept under another name, because the next save would replace it. */
function readSaves(
  path: string,
  read: (file: string) => Buffer | undefined,
): { list: Saves; problem: string } {
  if (!existsSync(path)) return { list: [], problem: "" };
  try {
    const { saves: list, begun: change } = stored.parse(JSON.parse(readFileSync(path, "utf8")));
    const now = JSON.stringify(change && hashesOf(Object.keys(change.files), read));
    return { list: change && now === JSON.stringify(change.files) ? change.saves : list, problem: "" };
  } catch {
    const kept = path.replace(/(\.json)?$/, `-damaged-${Date.now()}.json`);
    renameSync(path, kept);
    const reason = "The list of saved changes is damaged: changes from before today can't be undone.";
    return { list: [], problem: `${reason} It is kept as .desk/${basename(kept)}.` };
  }
}
