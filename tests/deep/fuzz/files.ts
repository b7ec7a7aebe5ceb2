import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import type { Mutation } from "./draft.ts";
import { marks, names } from "./payloads.ts";

const fileNames = [
  "A B.yaml",
  "-x.yaml",
  "x.yml",
  "x.YAML",
  "x.yaml.txt",
  ".#x.yaml",
  "._x.yaml",
  "x\ny.yaml",
].concat(
  ["é.yaml", "con.yaml", "x.md", "new.yaml", "copy.pdf"],
  names.filter((name) => name.length < 250 && !name.includes("\0")).map((name) => `${name}.yaml`),
);

/** Replaces a file by something invalid. */
export const file: Mutation = (draft, random) => {
  const path = random.of(draft.paths);
  const bytes = draft.bytes(path);
  const ways: Record<string, () => void> = {
    removed: () => draft.instead(path, () => {}),
    folder: () => draft.instead(path, (at) => mkdirSync(at)),
    "broken link": () => draft.instead(path, (at) => symlinkSync("nowhere", at)),
    "link in a circle": () => draft.instead(path, (at) => symlinkSync(at, at)),
    device: () => draft.instead(path, (at) => symlinkSync("/dev/zero", at)),
    pipe: () => draft.instead(path, (at) => execFileSync("mkfifo", [at])),
    unreadable: () => draft.instead(path, (at) => (writeFileSync(at, bytes), chmodSync(at, 0))),
    empty: () => draft.write(path, ""),
    huge: () => draft.instead(path, (at) => (writeFileSync(at, ""), truncateSync(at, 60e6))),
    "UTF-16": () => draft.write(path, Buffer.from(`\ufeff${bytes.toString()}`, "utf16le")),
    "Latin 1": () => draft.write(path, Buffer.from(`${bytes.toString()}# é\n`, "latin1")),
    BOM: () => draft.write(path, `\ufeff${bytes.toString()}`),
    CRLF: () => draft.write(path, bytes.toString().replaceAll("\n", "\r\n")),
    "another name": () => draft.write(`${path.replace(/[^/]+$/, "")}${random.of(fileNames)}`, bytes),
    "another file's contents": () => draft.write(path, draft.bytes(random.of(draft.paths))),
    "unreadable folder": () =>
      draft.instead("content/services/locked", (at) => (mkdirSync(at), chmodSync(at, 0))),
  };
  const way = random.of(Object.keys(ways));
  ways[way]?.();
  return `${path} ${way}`;
};

export const picture: Mutation = async (draft, random) => {
  const path = random.of(draft.paths.filter((name) => name.includes("/images/")));
  const bytes = draft.bytes(path);
  const made = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: "#3a7d8c80" } });
  const ways: Record<string, () => Promise<Uint8Array> | Uint8Array | string> = {
    "cut short": () => bytes.subarray(0, random.below(bytes.length)),
    "bytes changed": () => bytes.map((byte) => (random.below(50) === 0 ? random.below(256) : byte)),
    words: () => "%PDF-1.7",
    SVG: () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    "one pixel": () => made(1, 1).png().toBuffer(),
    narrow: () => made(10, 20_000).png().toBuffer(),
    low: () => made(20_000, 10).jpeg().toBuffer(),
    grey: () => made(3, 2).greyscale().webp().toBuffer(),
    "256 megapixels": () => (random.below(4) === 0 ? made(16_000, 16_000).png().toBuffer() : "x"),
    turned: () =>
      made(300, 200)
        .jpeg()
        .withMetadata({ orientation: 1 + random.below(8) })
        .toBuffer(),
    CMYK: () => made(300, 200).toColourspace("cmyk").jpeg().toBuffer(),
    GIF: () => made(30, 20).gif().toBuffer(),
    HEIC: () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
  };
  const way = random.of(Object.keys(ways));
  draft.write(path, (await ways[way]?.()) ?? "");
  return `${path} ${way}`;
};

/** Positions of a cut-away's parts, with added or renamed parts. */
export const points: Mutation = (draft, random) => {
  const path = random.of(draft.paths.filter((name) => name.endsWith(".json")));
  const [name, count] = [random.of(names), random.of([1, 10, 100_000])];
  const parts = Array.from({ length: count }, (_, at) => [`${name.slice(0, 20)}${at || ""}`, [2, 2]]);
  draft.write(path, JSON.stringify(Object.fromEntries([...parts, [name, [0.5, 0.5]]])));
  return `${path} ${name.slice(0, 30)} x ${count}`;
};

export const mark: Mutation = (draft, random) => {
  const path = "content/brand/mark.svg";
  const drawing = draft.text(path);
  const payload = random.of(marks);
  const at = random.of([drawing.indexOf("</svg>"), random.below(drawing.length)]);
  draft.write(path, drawing.slice(0, at) + payload + drawing.slice(at + random.of([0, 0, 3])));
  return `${payload} at ${at}`;
};
