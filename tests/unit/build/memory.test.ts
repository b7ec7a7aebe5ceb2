import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyOf, openMemory, rememberedValue } from "../../../src/build/memory.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hvac-memory-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Asks a fresh opening of the memory for some keys. Gives the values, and the keys that had to be made. */
async function ask(path: string, keys: string[]) {
  const memory = openMemory<{ of: string; bytes: Uint8Array }>(path);
  const made: string[] = [];
  const values = keys.map((key) =>
    memory.recall(key, () => {
      made.push(key);
      return { of: key, bytes: Buffer.from(key) };
    }),
  );
  await memory.save();
  return { values: values.map((value) => [value.of, Buffer.from(value.bytes).toString()]), made };
}

test("what was made once is remembered, and what nobody asked for is forgotten", async () => {
  const path = join(folder, "many");
  expect((await ask(path, ["a", "b"])).made).toEqual(["a", "b"]);
  const again = await ask(path, ["b"]);
  expect(again).toEqual({ values: [["b", "b"]], made: [] });
  expect((await ask(path, ["a", "b"])).made).toEqual(["a"]);
});

test("nothing is not remembered, and a round without news writes nothing", async () => {
  const path = join(folder, "nothing");
  const memory = openMemory<string>(path);
  expect(memory.recall("a", () => undefined)).toBeUndefined();
  await memory.save();
  expect(openMemory<string>(path).recall("a", () => "made")).toBe("made");
  await ask(path, ["a"]);
  const { mtimeMs } = await stat(path);
  await ask(path, ["a"]);
  expect((await stat(path)).mtimeMs).toBe(mtimeMs);
});

test("one value is made anew when its key is another", async () => {
  const path = join(folder, "one");
  const value = (key: string, made: string) => rememberedValue(path, key, async () => made);
  expect(await value("a", "first")).toBe("first");
  expect(await value("a", "second")).toBe("first");
  expect(await value("b", "third")).toBe("third");
  expect(await value("a", "fourth")).toBe("fourth");
});

test.each(["", "no such thing", '{"a":1}'])("a damaged file (%j) holds nothing", async (text) => {
  const path = join(folder, "damaged");
  await writeFile(path, text);
  expect((await ask(path, ["a"])).made).toEqual(["a"]);
  expect((await ask(path, ["a"])).made).toEqual([]);
});

test("keys tell apart what would run into one another", () => {
  expect(keyOf(["ab", "c"])).not.toBe(keyOf(["a", "bc"]));
});
