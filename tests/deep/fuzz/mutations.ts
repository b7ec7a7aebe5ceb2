import sharp from "sharp";
import type { Random } from "./random.ts";

/** Splits a table and decodes its JSON escapes. Appends an empty string, because a table can't contain one. */
const cells = (table: string): string[] =>
  table
    .trim()
    .split(/ ¦ |\s*\n\s*/)
    .map((cell) => cell.replace(/\\(?:u[0-9a-f]{4}|[nrt])/g, (code) => JSON.parse(`"${code}"`) as string))
    .concat("");

/** Invalid characters, and strings that have a meaning in YAML, Markdown, HTML, JavaScript or URLs. */
const texts = cells(String.raw`
  \u0020 ¦ 0 ¦ null ¦ - a ¦ a: b ¦ # a ¦ [ ¦ { ¦ * ¦ &a b ¦ !x y ¦ % ¦ @ ¦ | ¦ " ¦ ' ¦ \ ¦ __proto__ ¦ constructor
  <script>alert(1)</script> ¦ "><img src=x onerror=alert(1)> ¦ </title><script> ¦ </style> ¦ --> ¦ <!-- ¦ ]]> ¦ <br>
  &nbsp; ¦ &copy 2026 ¦ &lt;b&gt; ¦ &#0; ¦ $& ¦ {name} ¦ {year}{count} ¦ {yearx} ¦ { year } ¦ {year ¦ {}
  **bold ¦ **b** [x](/about) ¦ [x](javascript:alert(1)) ¦ [x](/nix) ¦ [x](/about#nix) ¦ [x](#nix) ¦ [x](//evil.example)
  [[x](/about)](/about) ¦ [x](https://evil.example/"onclick=x) ¦ [x](data:,x) ¦ [x](mailto:a@b.c"x) ¦ ![x](/about)
  سرد خانہ ¦ ❄️🧊 ¦ \u202eabc ¦ a\u200bb ¦ \u2028 ¦ \ufeff ¦ \u0000 ¦ \u0007 ¦ \u0085 ¦ \ud800 ¦ \uffff ¦ \r ¦ \n\n
  https: ¦ https:\\evil.example ¦ //evil.example ¦ https://a;b/ ¦ data:text/html,<script>alert(1)</script> ¦ https://$host
  https://www.exa"mple.com ¦ https://me:pw@www.example.com ¦ https://*.example.com ¦ https://[::1]/ ¦ https://پاکستان.pk
  https://example.com:99999/ ¦ tel:abc ¦ #nix ¦ /nix ¦ /About ¦ /about/ ¦ /../etc/passwd ¦ / ¦ /404.html ¦ /about?x=1
  -1 ¦ 1e308 ¦ 5–3 ¦ 12:30 ¦ 5 % ¦ 1/0 ¦ ٣ ¦ 2027-02-30 ¦ +92 0300 1234567
`).concat("a".repeat(5000), "[x](/nix) ".repeat(5000));

/** Values of every YAML type, as written in a file. */
const values = cells(String.raw`
  ~ ¦ 0 ¦ -1 ¦ 1.5 ¦ 1e999 ¦ .nan ¦ 0x10 ¦ 9007199254740993 ¦ true ¦ no ¦ 2026-01-01 ¦ [] ¦ {} ¦ [[]] ¦ { a: 1 } ¦ "" ¦ "\x00"
  |\n    x ¦ a: b: c ¦ ? a ¦ @x ¦ !!binary aGk= ¦ !!set {a, b} ¦ !!int x ¦ !placeholder 5 ¦ !confirm ¦ *a ¦ &a [*a] ¦ <<: *a
`);

const keys = cells(
  String.raw`titel ¦ Title ¦ "a\0b" ¦ ? ¦ << ¦ 1 ¦ heading ¦ type ¦ constructor ¦ __proto__`,
);

/** Parts of SVG files: metadata of drawing programs, elements that must not be published, invalid markup. */
const shapes = cells(String.raw`
  <title>A</title> ¦ <defs><clipPath id='c'/></defs> ¦ <style>*{}</style> ¦ <use href="#a"/> ¦ <script>alert(1)</script>
  &nope; ¦ & ¦ <path onload="x" d=""/> ¦ <path fill="url(#a)" d=""/> ¦ <path d="nonsense"/> ¦ </svg> ¦ <g> ¦ <!-- ¦ <?x ?>
  <![CDATA[x]]> ¦ \u0000 ¦ <path d="M0 0h1e99v1e99z"/> ¦ <rect width="-1" height="a"/> ¦ <circle r="NaN"/> ¦ <path/> ¦ =
`);

type Mutation = {
  files: RegExp;
  change: (original: Buffer, random: Random) => Uint8Array | string | Promise<Uint8Array>;
};

const inLines = (change: (lines: string[], at: number, random: Random) => unknown): Mutation => ({
  files: /\.yaml$/,
  change(original, random) {
    const lines = String(original).split("\n");
    const entries = [...lines.keys()].filter((at) => /^\s*(?:- )?\w+: [^>|]/.test(lines[at] ?? ""));
    if (entries.length > 0) change(lines, random.of(entries), random);
    return lines.join("\n");
  },
});

const putIn = (payloads: string[], write: (line: string, payload: string) => string): Mutation =>
  inLines((lines, at, random) => (lines[at] = write(lines[at] ?? "", random.of(payloads))));

/** Inserts a payload at a random position, where it replaces 0 to 40 bytes. */
const insert = (files: RegExp, payloads: string[]): Mutation => ({
  files,
  change(original, random) {
    const at = random.below(original.length);
    const rest = original.subarray(at + random.of([0, 0, 1, 3, 40]));
    return Buffer.concat([original.subarray(0, at), Buffer.from(random.of(payloads)), rest]);
  },
});

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#3a7d8c80" } });
const pictures: ((original: Buffer, random: Random) => Uint8Array | Promise<Uint8Array>)[] = [
  (original, random) => original.subarray(0, random.below(original.length)),
  (original, random) => original.map((byte) => (random.below(50) === 0 ? random.below(256) : byte)),
  () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  () => pictureOf(1, 1).png().toBuffer(),
  () => pictureOf(10, 20_000).png().toBuffer(),
  () => pictureOf(300, 200).toColourspace("cmyk").jpeg().toBuffer(),
  () => pictureOf(30, 20).gif().toBuffer(),
];

export const mutations: Record<string, Mutation> = {
  text: putIn(texts, (line, text) => line.replace(/: .*/, () => `: ${JSON.stringify(text)}`)),
  "longer text": putIn(texts, (line, text) =>
    line.replace(/: "?(.*?)"?$/, (_, old) => `: ${JSON.stringify(`${old} ${text} end`)}`),
  ),
  value: putIn(values, (line, value) => line.replace(/: .*/, () => `: ${value}`)),
  key: putIn(keys, (line, key) => line.replace(/\w+:/, () => `${key}:`)),
  "line removed": inLines((lines, at) => lines.splice(at, 1)),
  "line repeated": inLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  "end removed": inLines((lines, at) => lines.splice(at)),
  "line indented": inLines((lines, at) => (lines[at] = ` ${lines[at]}`)),
  "line after a tab": inLines((lines, at) => (lines[at] = `\t${lines[at]}`)),
  "characters inserted": insert(/\.yaml$/, [..."\t\n :-#[]{}&*!|>'\"%@`,?\\\0\u00a0a", "\r\n", "---\n"]),
  "logo changed": insert(/brand\/mark\.svg$/, shapes),
  "picture replaced": {
    files: /\/images\//,
    change: (original, random) => random.of(pictures)(original, random),
  },
  "another encoding": {
    files: /\.yaml$/,
    change: (original, random) =>
      Buffer.from(`\ufeff${String(original)}# é\n`, random.of(["utf8", "utf16le", "latin1"] as const)),
  },
};
