import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { makeFont } from "../../../src/build/media/font.ts";

const folder = await mkdtemp(join(tmpdir(), "typeface-"));
const bytesOf = ({ files }: { files: Map<string, Uint8Array> }) => Buffer.from([...files.values()][0] ?? []);

test("a new character in the content makes a new file under a new name, which holds it", async () => {
  const plain = await makeFont("plain", folder);
  const more = await makeFont("plain µ", folder);
  expect([...more.files.keys()]).not.toEqual([...plain.files.keys()]);
  expect(more.css).toContain(`url(/${[...more.files.keys()]})`);
  // Cutting a font down to a character that it lacks leaves less than to one that it has.
  const share = async (of: Buffer) => (await subsetFont(of, "µ", { targetFormat: "truetype" })).length;
  expect(await share(bytesOf(more))).toBeGreaterThan(await share(bytesOf(plain)));
});

test("the weight axis stays: the file is a variable font", async () => {
  const sfnt = await subsetFont(bytesOf(await makeFont("", folder)), "a", { targetFormat: "truetype" });
  expect(sfnt.includes("fvar")).toBe(true);
});
