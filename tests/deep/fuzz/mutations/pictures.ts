import sharp from "sharp";
import type { Draft } from "../draft.ts";
import { inLines } from "./inLines.ts";
import type { Mutation } from "./mutation.ts";

const picturesOf = (draft: Draft) => draft.paths.filter((path) => path.includes("/images/"));

export const pictures: Mutation = async (draft, random) => {
  const path = random.of(picturesOf(draft));
  const bytes = draft.bytes(path);
  const made = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: "#3a7d8c80" } });
  const ways: Record<string, () => Promise<Uint8Array> | Uint8Array | string> = {
    "cut short": () => bytes.subarray(0, random.below(bytes.length)),
    "bytes changed": () => {
      const copy = Buffer.from(bytes);
      for (let count = 0; count < 20; count++) copy[random.below(copy.length)] = random.below(256);
      return copy;
    },
    words: () => "%PDF-1.7",
    SVG: () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    "one pixel": () => made(1, 1).png().toBuffer(),
    "10 x 20000": () => made(10, 20_000).png().toBuffer(),
    "20000 x 10": () => made(20_000, 10).jpeg().toBuffer(),
    "3 x 2 in grey": () => made(3, 2).greyscale().webp().toBuffer(),
    "16000 x 16000": () => made(16_000, 16_000).png().toBuffer(),
    turned: () =>
      made(300, 200)
        .jpeg()
        .withMetadata({ orientation: 1 + random.below(8) })
        .toBuffer(),
    CMYK: () => made(300, 200).toColourspace("cmyk").jpeg().toBuffer(),
    GIF: () => made(30, 20).gif().toBuffer(),
    HEIC: () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
  };
  const way = random.of(
    Object.keys(ways).filter((name) => name !== "16000 x 16000" || random.below(4) === 0),
  );
  draft.write(path, (await ways[way]?.()) ?? "");
  return `picture ${path} ${way}`;
};

export const focus: Mutation = (draft, random) => {
  const to = random.of(["top", "bottom", "left", "right", "center", "middle", "50%", "{}", ""]);
  const where = inLines(
    draft,
    random,
    (all, at) => all.splice(at, 0, `${(all[at] ?? "").replace(/\S.*$/, "")}focus: ${to}`),
    /^\s+alt: /m,
  );
  return `focus ${to} ${where}`;
};
