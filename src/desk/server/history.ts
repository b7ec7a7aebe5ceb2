import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
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
const most = 200;
/** Saves of the same field within this time are one record. In milliseconds. */
const pause = 120_000;

export type History = ReturnType<typeof openHistory>;

/** Records saves in a file, so that each one can be undone, also on another day. */
export function openHistory(path: string) {
  let list = readSaves(path);
  const store = (next: typeof list) => {
    list = next.slice(-most);
    return replaceFile(path, Buffer.from(JSON.stringify(list)));
  };
  return {
    /** Newest first. */
    entries: () => list.map(({ id, time, words }) => ({ id, time, words })).reverse(),
    find: (id: string) => list.find((one) => one.id === id),
    forget: (id: string) => store(list.filter((one) => one.id !== id)),
    record(before: Contents, after: Contents, words: string, field?: string): Promise<void> {
      const last = list.at(-1);
      const isRecent = last?.field && last.field === field && Date.now() - Date.parse(last.time) < pause;
      const continues = isRecent && last.files.every((one) => isCurrent(one, before));
      const start = continues ? (restored(last.files, before) ?? before) : before;
      const inverses = [...after].map(([file, bytes]) => inverseOf(file, start.get(file), bytes));
      const files = inverses.filter((one) => one.before !== one.after);
      const earlier = continues ? list.slice(0, -1) : list;
      const entry = {
        id: randomUUID(),
        time: new Date().toISOString(),
        words,
        ...(field && { field }),
        files,
      };
      return store(files.length > 0 ? [...earlier, entry] : earlier);
    },
  };
}

/** A file that is damaged, or of another version of this project, counts as empty. */
function readSaves(path: string): z.infer<typeof saves> {
  try {
    return existsSync(path) ? saves.parse(JSON.parse(readFileSync(path, "utf8"))) : [];
  } catch {
    return [];
  }
}
