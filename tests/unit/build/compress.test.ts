import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compress } from "../../../src/build/site/compress.ts";

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), "hvac-packed-"));
});
afterAll(() => rm(cache, { recursive: true }));

const text = Buffer.from("The same words, said again. ".repeat(40));
const files = new Map<string, Uint8Array>([
  ["index.html", text],
  ["a.jpg", Buffer.from("picture")],
]);

test("each text file gets its packed forms, smaller and the same when uncompressed; pictures get none", async () => {
  const packed = await compress(files, cache);
  expect([...packed.keys()].sort()).toEqual(["a.jpg", "index.html", "index.html.br", "index.html.gz"]);
  const [br, gz] = [packed.get("index.html.br") ?? "", packed.get("index.html.gz") ?? ""] as [Buffer, Buffer];
  expect(brotliDecompressSync(br).equals(text)).toBe(true);
  expect(gunzipSync(gz).equals(text)).toBe(true);
  expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 4);
  expect(gz[9], "the operating system, which must not show").toBe(255);
});

test("other bytes under the same name are packed anew", async () => {
  const other = Buffer.from("Other words.");
  const packed = await compress(new Map([["index.html", other]]), cache);
  expect(brotliDecompressSync(packed.get("index.html.br") ?? "").equals(other)).toBe(true);
});

test("what has been packed once is taken from the cache", async () => {
  const before = await readdir(cache);
  const [record = ""] = before;
  const past = new Date(0);
  await utimes(join(cache, record), past, past);
  await compress(files, cache);
  expect((await stat(join(cache, record))).mtime).toEqual(past);
  expect(await readdir(cache)).toEqual(before);
});
