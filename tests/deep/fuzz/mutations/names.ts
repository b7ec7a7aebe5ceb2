import { inEntry, inLines } from "./inLines.ts";
import { type Mutation, quote } from "./mutation.ts";

const inherited = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];

/** Names that every object inherits, too long ones and ones with control characters, wherever content gives a name. */
export const names: Mutation = (draft, random) => {
  const name = random.of([
    ...inherited,
    "a".repeat(245),
    "a".repeat(5000),
    "a\u202eb",
    "a\u0000b",
    "a\tb",
    "A_B",
    "index",
  ]);
  const how = random.of(["page", "part", "points", "picture", "redirect"]);
  if (how === "page" && name.length < 250 && !name.includes("\0")) {
    draft.write(`content/services/${name}.yaml`, draft.bytes("content/services/amc.yaml"));
    return `names page ${quote(name)}`;
  }
  if (how === "points") {
    const path = random.of(draft.paths.filter((file) => file.endsWith(".json")));
    const many = Array.from({ length: random.of([1, 10, 100_000]) }, (_, at) => [
      `${name.slice(0, 20)}${at}`,
      [2, 2],
    ]);
    draft.write(path, JSON.stringify(Object.fromEntries([[name, [0.5, 0.5]], ...many])));
    return `names points ${path} ${quote(name.slice(0, 30))} x ${many.length}`;
  }
  if (how === "redirect") {
    const path = "content/navigation.yaml";
    const from = quote(`/${name}`);
    const entry = `redirects:\n  - { from: ${from}, to: /about }\n  - { from: ${from}, to: /contact }`;
    draft.write(
      path,
      draft
        .bytes(path)
        .toString()
        .replace(/^redirects:/m, () => entry),
    );
    return `names redirect ${from.slice(0, 30)} twice`;
  }
  const only =
    how === "picture" ? /^\s+(file|picture|image|photo): / : /^\s+(- )?(at|id|tool|icon|category|network): /m;
  const value = how === "picture" ? `${name}.jpg` : name;
  return `names ${how} ${inEntry(draft, random, ({ indent, key }) => `${indent}${key}: ${quote(value)}`, new RegExp(only.source, "m"))}`;
};

/** Gaps in braces that are misspelt, left out, repeated or never closed. */
export const gaps: Mutation = (draft, random) => {
  const ways: [string, (gap: string) => string][] = [
    ["longer", (gap) => `{${gap}x}`],
    ["capital", (gap) => `{${gap.toUpperCase()}}`],
    ["blanks", (gap) => `{ ${gap} }`],
    ["open", (gap) => `{${gap}`],
    ["empty", () => "{}"],
    ["inherited", () => "{constructor}"],
    ["gone", () => ""],
    ["twice", (gap) => `{${gap}} {${gap}}`],
  ];
  const [name, change] = random.of(ways);
  const where = inLines(
    draft,
    random,
    (lines, at) =>
      (lines[at] = (lines[at] ?? "").replace(/\{([a-zA-Z]+)\}/, (_, gap: string) => change(gap))),
    /\{[a-zA-Z]+\}/,
  );
  return `gap ${name} ${where}`;
};

/** Figures as people write them, where a number, a time, a phone or a cell with a bar belongs. */
export const figures: Mutation = (draft, random) => {
  const figure = random.of([
    "0",
    "-1",
    "1e308",
    "1e-9",
    "1,2,3",
    "5–3",
    "1–",
    "12:30",
    "9:00",
    "1.2.3",
    "5 %",
    "1/0",
    "٣",
    "20240",
    "+92 0300 1234567",
    "+0000000",
    "+1 1 1 1 1 1",
    "2027-02-30",
    "0x1F",
    "1_000",
  ]);
  const write = ({ indent, key }: { indent: string; key: string }) => `${indent}${key}: ${quote(figure)}`;
  const only =
    /^\s*(- )?(founded|phone|whatsapp|opens|closes|value|figure|projects|hot|cold|at|from|to|expires): /m;
  if (random.below(2)) return `figure ${figure} ${inEntry(draft, random, write, only)}`;
  const row = (line = "") => line.replace(/, [^,\]]*\]$/, () => `, ${quote(figure)}]`);
  return `figure ${figure} in a row ${inLines(draft, random, (lines, at) => (lines[at] = row(lines[at])), /^\s+- \[.*\]$/m)}`;
};
