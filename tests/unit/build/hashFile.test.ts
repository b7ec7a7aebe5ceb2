import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { hashFile } from "../../../src/build/hashFile.ts";

/** A file system whose clock a test can stop. */
const clock = vi.hoisted((): { stopped: bigint | undefined } => ({ stopped: undefined }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const stat = (path: string) => {
    const stats = fs.statSync(path, { bigint: true });
    return Object.assign(stats, { ctimeNs: clock.stopped ?? stats.ctimeNs });
  };
  return { ...fs, statSync: stat satisfies (path: string) => BigIntStats };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hvac-hash-"));
});
afterEach(() => {
  vi.useRealTimers();
  clock.stopped = undefined;
});
afterAll(() => rm(folder, { recursive: true }));

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const now = () => BigInt(Date.now()) * 1_000_000n;

test("a file that was just written is read again, for it may be written twice in one tick", async () => {
  const path = join(folder, "often");
  clock.stopped = now();
  for (const text of ["one", "two", "six"]) {
    await writeFile(path, text);
    expect(hashFile(path)).toBe(sha256(text));
  }
});

test("a file that has not changed for a while is read once", async () => {
  const path = join(folder, "settled");
  clock.stopped = now() - 60_000_000_000n;
  await writeFile(path, "one");
  expect(hashFile(path)).toBe(sha256("one"));
  // Behind the back of the clock: no file system would allow it.
  await writeFile(path, "two");
  expect(hashFile(path)).toBe(sha256("one"));
  await writeFile(path, "three");
  expect(hashFile(path)).toBe(sha256("three"));
});

test("another file of the same size and age is told from the one whose place it takes", async () => {
  const path = join(folder, "old");
  const old = new Date(Date.UTC(2001, 0, 1));
  await writeFile(path, "one");
  await writeFile(`${path}.new`, "two");
  for (const file of [path, `${path}.new`]) await utimes(file, old, old);
  // As if the hour were later, so that the file counts as settled.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  expect(hashFile(path)).toBe(sha256("one"));
  await rename(`${path}.new`, path);
  expect(hashFile(path)).toBe(sha256("two"));
});

test("a missing file is a fault", () => {
  expect(() => hashFile(join(folder, "none"))).toThrow("ENOENT");
});
