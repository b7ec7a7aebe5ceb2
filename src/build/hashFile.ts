import { createHash } from "node:crypto";
import { type BigIntStats, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";

type Known = { state: string; hash: string };

/** Hashes of files that this process has read before: under `npm run dev` nearly all are as they were at the last save. */
const known = new Map<string, Known>();

/** A file that was just written may be written again within the same tick of the file system's clock. */
const settled = 2_000_000_000n;

/**
 * The SHA-256 of a file in hexadecimal digits. It is read once for as long as size and time of change stay; that time
 * is set by the file system at every write, rename and copy, whatever times the file itself is given.
 *
 * @throws where there is no such file
 */
export function hashFile(path: string): string {
  const stats = statSync(path, { bigint: true });
  const at = resolve(path);
  const state = stateOf(stats);
  const before = known.get(at);
  if (before?.state === state) return before.hash;
  const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
  if (BigInt(Date.now()) * 1_000_000n - stats.ctimeNs > settled) known.set(at, { state, hash });
  return hash;
}

const stateOf = ({ ino, size, ctimeNs }: BigIntStats) => [ino, size, ctimeNs].join();
