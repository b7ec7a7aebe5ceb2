import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import type { Draft } from "./draft.ts";
import { addresses, marks, texts, values } from "./payloads.ts";
import type { Random } from "./random.ts";

/** Damages a draft, and returns a description. */
export type Mutation = (draft: Draft, random: Random) => string | Promise<string>;

const yamlOf = (draft: Draft) => draft.paths.filter((path) => path.endsWith(".yaml"));
const picturesOf = (draft: Draft) => draft.paths.filter((path) => path.includes("/images/"));
const mark = "content/brand/mark.svg";

type Line = { indent: string; key: string; value: string };

/** Changes a file as a list of lines. */
function inLines(
  draft: Draft,
  random: Random,
  change: (lines: string[], at: number) => void,
  fits = /./,
): string {
  const path = random.of(yamlOf(draft).filter((yaml) => fits.test(draft.bytes(yaml).toString())));
  const lines = draft.bytes(path).toString().split("\n");
  const fitting = [...lines.keys()].filter((index) => fits.test(lines[index] ?? ""));
  const at = random.of(fitting);
  change(lines, at);
  draft.write(path, lines.join("\n"));
  return `${path}:${at + 1}`;
}

const entry = /^(\s*(?:- )?)([A-Za-z]+): ([^>|].*)$/m;

/** Changes what follows a key on its own line. */
function inEntry(draft: Draft, random: Random, change: (line: Line) => string, fits = entry): string {
  return inLines(
    draft,
    random,
    (lines, at) => {
      const [, indent = "", key = "", value = ""] = entry.exec(lines[at] ?? "") ?? [];
      lines[at] = change({ indent, key, value });
    },
    fits,
  );
}

const quote = (text: string) => JSON.stringify(text);

const damage: Mutation = (draft, random) => {
  const path = random.of(yamlOf(draft));
  const text = draft.bytes(path).toString();
  const at = random.below(text.length);
  const sign = random.of([
    ..."\t\n :-#[]{}&*!|>'\"%@`,?\\\0\u000b\u00a0a",
    "\r\n",
    "---\n",
    "...\n",
    "\n\t",
    ": ",
    " #",
    "- ",
  ]);
  const cut = random.of([0, 0, 1, 3, 40]);
  draft.write(path, text.slice(0, at) + sign + text.slice(at + cut));
  return `damage ${path} at ${at}: ${quote(sign)} for ${cut} characters`;
};

const lines: Mutation = (draft, random) => {
  const how = random.of(["remove", "repeat", "indent", "unindent", "tab", "swap", "end"]);
  const where = inLines(draft, random, (all, at) => {
    const line = all[at] ?? "";
    if (how === "remove") all.splice(at, 1);
    else if (how === "repeat") all.splice(at, 0, line);
    else if (how === "end") all.splice(at);
    else if (how === "swap") [all[at], all[at + 1]] = [all[at + 1] ?? "", line];
    else
      all[at] =
        how === "indent" ? ` ${line}` : how === "tab" ? `\t${line.trimStart()}` : line.replace(/^ /, "");
  });
  return `${how} ${where}`;
};

const keys: Mutation = (draft, random) => {
  const key = random.of([
    "titel",
    "__proto__",
    "constructor",
    '"a\\0b"',
    "Title",
    "x".repeat(500),
    "?",
    "<<",
    "1",
    "heading",
    "type",
  ]);
  return `key ${key.slice(0, 20)} ${inEntry(draft, random, ({ indent, value }) => `${indent}${key}: ${value}`)}`;
};

const types: Mutation = (draft, random) => {
  const value = random.of(values);
  return `value ${value} ${inEntry(draft, random, ({ indent, key }) => `${indent}${key}: ${value}`)}`;
};

const links: Mutation = (draft, random) => {
  const to = random.of(addresses);
  const only = /^\s*(- )?(href|url|embed|link|\w+Url): [^>|]/m;
  return `address ${to} ${inEntry(draft, random, ({ indent, key }) => `${indent}${key}: ${quote(to)}`, only)}`;
};

const words: Mutation = (draft, random) => {
  const [text, more] = [random.of(texts), random.of([0, 0, 1])];
  const write = ({ indent, key, value }: Line) =>
    `${indent}${key}: ${quote(more ? `${value.replace(/^"|"$/g, "")} ${text} end` : text)}`;
  return `text ${quote(text)} ${inEntry(draft, random, write)}`;
};

const sizes: Mutation = (draft, random) => {
  const word = random.of(["a", "word ", "سرد ", "[x](/about) ", "[x](/nix) ", "**b** ", "&", "\\u0007", "❄"]);
  const times = random.of([300, 5_000, 60_000, 400_000]);
  const text = word.repeat(Math.min(times, Math.floor(990_000 / Buffer.byteLength(word))));
  const how = random.of(["value", "key", "list", "keys", "comments", "nested", "file"]);
  const write = ({ indent, key, value }: Line) => {
    const inside = indent.replace("-", " ");
    if (how === "value") return `${indent}${key}: "${text}"`;
    if (how === "key") return `${indent}${key}: ${value}\n${inside}"${text}": 1`;
    if (how === "list") return `${indent}${key}: [${"a, ".repeat(Math.min(times, 200_000))}]`;
    if (how === "keys")
      return `${indent}${key}: ${value}\n${Array.from({ length: Math.min(times, 30_000) }, (_, index) => `${inside}k${index}: 1`).join("\n")}`;
    if (how === "comments")
      return `${indent}${key}: ${value}\n${`${inside}x #y\n`.repeat(Math.min(times, 60_000))}`;
    if (how === "nested") return `${indent}${key}: ${"[".repeat(Math.min(times, 60_000))}`;
    return `${indent}${key}: ${value} ${"x".repeat(1_100_000)}`;
  };
  return `size ${how} ${word} x ${times} ${inEntry(draft, random, write)}`;
};

const anchors: Mutation = (draft, random) => {
  const bomb = `\nb0: &b0 [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at + 1}: &b${at + 1} [*b${at}, *b${at}]`).join("\n")}\n`;
  const [before, after] = random.of([
    ["", bomb],
    ["", "\nloop: &loop { a: *loop }\n"],
    ["", "\nloop: &loop\n  - *loop\n"],
    ["%YAML 1.1\n---\n", ""],
    ["%TAG ! tag:x,2000:\n---\n", ""],
    ["---\n", "\n---\na: b\n"],
    ["", "\n...\n"],
    ["&all\n", ""],
    ["!!map\n", ""],
    ["", "\n<<: { title: A }\n"],
    ["", "\n? [a, b]\n: c\n"],
    ["", "\n*x : 1\n"],
  ]);
  const path = random.of(yamlOf(draft));
  draft.write(path, before + draft.bytes(path).toString() + after);
  return `anchors ${path} ${quote((before || after).slice(0, 30))}`;
};

/** Titles that are equal, or in another script, where ids are made of titles. */
const ids: Mutation = (draft, random) => {
  const title = random.of([
    "Residential",
    "Menu",
    "Content",
    "All",
    "سرد خانہ",
    "❄",
    "Homes",
    "Project",
    "2",
    "A".repeat(3000),
  ]);
  const path = random.of(yamlOf(draft));
  const key = random.of(["title", "label", "heading", "id", "name"]);
  const text = draft.bytes(path).toString();
  let left = 1 + random.below(6);
  const changed = text.replace(new RegExp(`^(\\s+(?:- )?)${key}: [^>|].*$`, "gm"), (line, indent: string) =>
    left-- > 0 ? `${indent}${key}: ${quote(title)}` : line,
  );
  draft.write(path, changed);
  return `ids ${key} ${title.slice(0, 20)} in ${path}`;
};

/** Puts something that is no sound file in a file's place. */
const files: Mutation = (draft, random) => {
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
    "another name": () => {
      const name = random.of([
        "A B.yaml",
        "-x.yaml",
        "x.yml",
        "x.YAML",
        "x.yaml.txt",
        ".#x.yaml",
        "._x.yaml",
        "x\ny.yaml",
        "é.yaml",
        "con.yaml",
        "x.md",
        "new.yaml",
        "copy.pdf",
      ]);
      draft.write(`${path.replace(/[^/]+$/, "")}${name}`, bytes);
    },
    "unreadable folder": () =>
      draft.instead("content/services/locked", (at) => (mkdirSync(at), chmodSync(at, 0))),
  };
  const way = random.of(Object.keys(ways));
  ways[way]?.();
  return `file ${path} ${way}`;
};

const pictures: Mutation = async (draft, random) => {
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

const brand: Mutation = (draft, random) => {
  const text = draft.bytes(mark).toString();
  const payload = random.of(marks);
  const [at, inside] = [random.below(text.length), random.of([true, true, false])];
  if (inside)
    draft.write(
      mark,
      text.replace("</svg>", () => `${payload}</svg>`),
    );
  else
    draft.write(
      mark,
      text.slice(0, at) +
        random.of([payload, "", "<", ">", '"', "&", "=", "/"]) +
        text.slice(at + random.below(4)),
    );
  return `mark ${payload} ${inside ? "inside" : at}`;
};

const focus: Mutation = (draft, random) => {
  const to = random.of(["top", "bottom", "left", "right", "center", "middle", "50%", "{}", ""]);
  const where = inLines(
    draft,
    random,
    (all, at) => all.splice(at, 0, `${(all[at] ?? "").replace(/\S.*$/, "")}focus: ${to}`),
    /^\s+alt: /m,
  );
  return `focus ${to} ${where}`;
};

/** Each as often as it stands here. */
const kinds: Mutation[] = [
  damage,
  damage,
  lines,
  lines,
  keys,
  types,
  types,
  links,
  links,
  words,
  words,
  words,
  sizes,
  anchors,
  ids,
  ids,
  files,
  files,
  pictures,
  brand,
  focus,
];

/** Damages a draft in one way, now and then in two. */
export async function mutate(draft: Draft, random: Random): Promise<string> {
  const first = await random.of(kinds)(draft, random);
  return random.below(8) === 0 ? `${first}, ${await random.of(kinds)(draft, random)}` : first;
}
