import type { Draft, Mutation } from "./draft.ts";
import { addresses, documents, figures, gaps, keys, names, texts, values } from "./payloads.ts";
import type { Random } from "./random.ts";

const quote = (text: string) => JSON.stringify(text);
const yamlOf = (draft: Draft) => draft.paths.filter((path) => path.endsWith(".yaml"));
const shortened = (text: string) => quote(text.slice(0, 40));

/** Parts of a line with a key. */
type Line = { text: string; indent: string; key: string; value: string };

const entry = /^(\s*(?:- )?)([A-Za-z]+): ([^>|].*)$/m;
const keyed = (...all: string[]) => new RegExp(`^\\s+(?:- )?(?:${all.join("|")}): [^>|]`, "m");

/** Changes a file as a list of lines, at a matching line. */
export function inLines(
  draft: Draft,
  random: Random,
  change: (lines: string[], at: number) => void,
  fits = /./,
): string {
  const path = random.of(yamlOf(draft).filter((yaml) => fits.test(draft.text(yaml))));
  const lines = draft.text(path).split("\n");
  const at = random.of([...lines.keys()].filter((index) => fits.test(lines[index] ?? "")));
  change(lines, at);
  draft.write(path, lines.join("\n"));
  return `${path}:${at + 1}`;
}

/** Inserts a payload into a matching line. */
const put =
  (payloads: string[], write: (line: Line, payload: string) => string, fits = entry): Mutation =>
  (draft, random) => {
    const payload = random.of(payloads);
    const where = inLines(
      draft,
      random,
      (lines, at) => {
        const text = lines[at] ?? "";
        const [, indent = "", key = "", value = ""] = entry.exec(text) ?? [];
        lines[at] = write({ text, indent, key, value }, payload);
      },
      fits,
    );
    return `${shortened(payload)} at ${where}`;
  };

const asValue = ({ indent, key }: Line, payload: string) => `${indent}${key}: ${quote(payload)}`;

export const key = put(keys, ({ indent, value }, payload) => `${indent}${payload}: ${value}`);
export const value = put(values, ({ indent, key }, payload) => `${indent}${key}: ${payload}`);
export const text = put(texts, asValue);
export const longerText = put(texts, (line, payload) =>
  asValue(line, `${line.value.replace(/^"|"$/g, "")} ${payload} end`),
);
export const address = put(addresses, asValue, keyed("href", "url", "embed", "link", "\\w+Url"));
export const figure = put(
  figures,
  asValue,
  /^\s*(- )?(founded|phone|whatsapp|opens|closes|value|figure|projects|hot|cold|at|from|to|expires): [^>|]/m,
);
export const cell = put(
  figures,
  ({ text }, payload) => text.replace(/, [^,\]]*\]$/, () => `, ${quote(payload)}]`),
  /^\s+- \[.*, .*\]$/m,
);
export const focus = put(
  ["top", "left", "middle", "50%", "{}", ""],
  ({ text, indent }, payload) => `${indent.replace("-", " ")}focus: ${payload}\n${text}`,
  /^\s+alt: /m,
);
export const unknownName = put(names, asValue, keyed("at", "calculator", "icon", "category", "network"));
export const unknownPicture = put(
  names,
  (line, name) => asValue(line, `${name}.jpg`),
  keyed("file", "picture"),
);
export const gap = put(
  gaps,
  ({ text }, payload) => text.replace(/\{([a-zA-Z]+)\}/, payload),
  /^\s+(?!subject)[a-zA-Z]+: .*\{[a-zA-Z]+\}/m,
);

/** Gives several lines of a file the same title, from which ids are generated. */
export const sameTitle: Mutation = (draft, random) => {
  const title = random.of(["Residential", "Menu", "All", "سرد خانہ", "❄", "2", "A".repeat(3000)]);
  const path = random.of(yamlOf(draft));
  const key = random.of(["title", "label", "heading", "id", "name"]);
  let left = 1 + random.below(6);
  const pattern = new RegExp(`^(\\s+(?:- )?)${key}: [^>|].*$`, "gm");
  const change = (line: string, indent: string) => (left-- > 0 ? `${indent}${key}: ${quote(title)}` : line);
  draft.write(path, draft.text(path).replace(pattern, change));
  return `${key} ${shortened(title)} in ${path}`;
};

/** Inserts one or two characters at a random position, or replaces characters there. */
export const damage: Mutation = (draft, random) => {
  const path = random.of(yamlOf(draft));
  const whole = draft.text(path);
  const at = random.below(whole.length);
  const signs = [
    ..."\t\n :-#[]{}&*!|>'\"%@`,?\\\0\u000b\u00a0a",
    "\r\n",
    "---\n",
    "...\n",
    "\n\t",
    ": ",
    " #",
    "- ",
  ];
  const sign = random.of(signs);
  const cut = random.of([0, 0, 1, 3, 40]);
  draft.write(path, whole.slice(0, at) + sign + whole.slice(at + cut));
  return `${path} at ${at}: ${quote(sign)} for ${cut} characters`;
};

const rearrangements: Record<string, (lines: string[], at: number, line: string) => unknown> = {
  removed: (lines, at) => lines.splice(at, 1),
  repeated: (lines, at, line) => lines.splice(at, 0, line),
  "last of the file": (lines, at) => lines.splice(at),
  swapped: (lines, at, line) => ([lines[at], lines[at + 1]] = [lines[at + 1] ?? "", line]),
  "further in": (lines, at, line) => (lines[at] = ` ${line}`),
  "further out": (lines, at, line) => (lines[at] = line.replace(/^ /, "")),
  "after a tab": (lines, at, line) => (lines[at] = `\t${line.trimStart()}`),
};

export const arrange: Mutation = (draft, random) => {
  const how = random.of(Object.keys(rearrangements));
  return `${inLines(draft, random, (lines, at) => rearrangements[how]?.(lines, at, lines[at] ?? ""))} ${how}`;
};

/** A key and everything below it: removed, repeated, or moved to the end of another file. */
export const block: Mutation = (draft, random) => {
  const [path, other] = [random.of(yamlOf(draft)), random.of(yamlOf(draft))];
  const found = [...draft.text(path).matchAll(/^( *)[a-zA-Z]+:.*\n(?:\1 +.*\n)*/gm)].map(([whole]) => whole);
  const chosen = random.of(found);
  const how = random.of(["removed", "repeated", `moved to ${other}`]);
  if (how.startsWith("moved")) draft.write(other, draft.text(other) + chosen);
  draft.write(
    path,
    draft.text(path).replace(chosen, () => (how === "repeated" ? chosen + chosen : "")),
  );
  return `${path} ${shortened(chosen)} ${how}`;
};

export const document: Mutation = (draft, random) => {
  const [before, after] = random.of(documents);
  const path = random.of(yamlOf(draft));
  draft.write(path, before + draft.text(path) + after);
  return `${path} ${shortened(before || after)}`;
};

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

/** Unrealistically large amounts. */
export const size: Mutation = (draft, random) => {
  const word = random.of(["a", "word ", "سرد ", "[x](/about) ", "[x](/nix) ", "**b** ", "&", "\\u0007", "❄"]);
  const times = random.of([300, 5_000, 60_000]);
  const words = word.repeat(times);
  const forms: Record<string, (inside: string) => [value: string, below?: string]> = {
    value: () => [quote(words).replaceAll("\\\\", "\\")],
    key: (inside) => ["a", `${inside}"${words}": 1`],
    list: () => [`[${"a, ".repeat(times)}]`],
    keys: (inside) => ["a", many(times, (index) => `${inside}k${index}: 1\n`)],
    comments: (inside) => ["a", `${inside}x #y\n`.repeat(times)],
    nested: () => ["[".repeat(times)],
    file: () => ["x".repeat(1_100_000)],
  };
  const how = random.of(Object.keys(forms));
  const write = ({ indent, key }: Line) =>
    `${indent}${key}: ${(forms[how]?.(indent.replace("-", " ")) ?? []).join("\n")}`;
  return `${how} of ${word} x ${times} ${put([""], write)(draft, random)}`;
};
