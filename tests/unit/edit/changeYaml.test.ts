import { describe, expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { valueAt } from "../../../src/content/fields.ts";
import type { Change } from "../../../src/edit/change.ts";
import { changeYaml } from "../../../src/edit/changeYaml.ts";
import { changedLines, lineCount, scalarPaths, shippedYaml, trickyTexts } from "../../fixtures/tricky.ts";

const page = `# yaml-language-server: $schema=x
# About this file.
title: Old # beside
hero: !confirm >-
  We answer at
  night.
tags: [a, "b", c] # three
empty:
cards:
  # about one
  - title: One
    text: 'It''s one'
  # about two

  - title: Two # second
    # within two
    text: Two
  # about three
  - { title: Three, text: x }
# below the cards
items: [] # none yet
last: 5`;

const edit = (...changes: Change[]) => changeYaml(page, changes);
const changeOf = (...changes: Change[]) => changedLines(page, edit(...changes));

describe("set", () => {
  test.each<[string, Change, string[], string[]]>([
    [
      "a text",
      { kind: "set", path: ["title"], value: "New: one" },
      ["title: Old # beside"],
      ['title: "New: one" # beside'],
    ],
    ["a number", { kind: "set", path: ["last"], value: 6 }, ["last: 5"], ["last: 6"]],
    ["a number's text", { kind: "set", path: ["last"], value: "6" }, ["last: 5"], ['last: "6"']],
    [
      "a text in brackets",
      { kind: "set", path: ["tags", 0], value: "x, y" },
      ['tags: [a, "b", c] # three'],
      ['tags: ["x, y", "b", c] # three'],
    ],
    [
      "a text in single quotes",
      { kind: "set", path: ["cards", 0, "text"], value: "It's" },
      ["    text: 'It''s one'"],
      ["    text: 'It''s'"],
    ],
    ["an empty value", { kind: "set", path: ["empty"], value: "x" }, ["empty:"], ["empty: x"]],
    [
      "one line of a marked block",
      { kind: "set", path: ["hero"], value: "We answer at noon." },
      ["  night."],
      ["  noon."],
    ],
    [
      "two lines instead of one",
      { kind: "set", path: ["title"], value: "a\nb" },
      ["title: Old # beside"],
      ["title: |- # beside", "  a", "  b"],
    ],
    ["a missing key", { kind: "set", path: ["cards", 0, "href"], value: "/a" }, [], ["    href: /a"]],
    [
      "a missing key in braces",
      { kind: "set", path: ["cards", 2, "href"], value: "/a" },
      ["  - { title: Three, text: x }"],
      ["  - { title: Three, text: x, href: /a }"],
    ],
    [
      "a missing key by its order",
      { kind: "set", path: ["intro"], value: "i", order: ["title", "intro", "hero"] },
      [],
      ["intro: i"],
    ],
    [
      "a missing group",
      { kind: "set", path: ["form", "service", "url"], value: "u" },
      [],
      ["form:", "  service:", "    url: u"],
    ],
    [
      "a list",
      { kind: "set", path: ["empty"], value: [{ a: 1, b: ["x"] }] },
      [],
      ["  - a: 1", "    b:", "      - x"],
    ],
  ])("%s", (_, change, removed, added) => {
    expect(changeOf(change)).toEqual({ removed, added });
  });

  test("a long text is folded", () => {
    const { added } = changeOf({ kind: "set", path: ["title"], value: "word ".repeat(40).trim() });
    expect(added[0]).toBe("title: >- # beside");
    expect(Math.max(...added.map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test("Windows line ends of a text become line feeds", () => {
    expect(edit({ kind: "set", path: ["title"], value: "a\r\nb" })).toContain(
      "title: |- # beside\n  a\n  b\n",
    );
  });
});

describe("lists", () => {
  const order = (text: string) =>
    (valueAt(parseYaml("x", text).data, ["cards"]) as { title: string }[]).map(({ title }) => title);

  test.each([
    ["first", 0, ["  # about one", "  - title: One", "    text: 'It''s one'"]],
    ["middle", 1, ["  - title: Two # second", "    # within two", "    text: Two"]],
    ["last", 2, ["  # about three", "  - { title: Three, text: x }"]],
  ])("the %s entry is removed with its comments", (_, index, removed) => {
    expect(changeOf({ kind: "remove", path: ["cards", index] })).toEqual({
      removed: expect.arrayContaining(removed),
      added: [],
    });
  });

  test.each([
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
  ])("entry %i moves to place %i with its comments", (from, to) => {
    const text = edit({ kind: "move", path: ["cards"], from, to });
    const titles = ["One", "Two", "Three"];
    titles.splice(to, 0, ...titles.splice(from, 1));
    expect(order(text)).toEqual(titles);
    expect(text).toContain("  # about one\n  - title: One\n");
    expect(text).toContain("  # about three\n  - { title: Three, text: x }\n");
    expect(text).toContain("  - title: Two # second\n    # within two\n    text: Two\n");
    expect(changeYaml(text, [{ kind: "move", path: ["cards"], from: to, to: from }])).toBe(page);
  });

  test.each([
    [0, { title: "New" }, "cards:\n  - title: New\n  # about one\n"],
    [1, { title: "New" }, "one'\n  # about two\n\n  - title: New\n  - title: Two"],
    [3, { title: "New" }, "  - { title: Three, text: x }\n  - { title: New }\n# below"],
  ])("a new entry at place %i", (index, value, lines) => {
    expect(edit({ kind: "insert", path: ["cards"], index, value })).toContain(lines);
  });

  test.each<[string, Change, string]>([
    [
      "insert in brackets",
      { kind: "insert", path: ["tags"], index: 1, value: "x, y" },
      'tags: [a, "x, y", "b", c] # three',
    ],
    ["move in brackets", { kind: "move", path: ["tags"], from: 0, to: 2 }, 'tags: ["b", c, a] # three'],
    ["remove in brackets", { kind: "remove", path: ["tags", 2] }, 'tags: [a, "b"] # three'],
    [
      "insert in an empty list",
      { kind: "insert", path: ["items"], index: 0, value: "x" },
      "items: # none yet\n  - x\n",
    ],
    [
      "insert in a missing list",
      { kind: "insert", path: ["more"], index: 0, value: "x" },
      "last: 5\nmore:\n  - x",
    ],
  ])("%s", (_, change, lines) => {
    expect(edit(change)).toContain(lines);
  });

  test("a list without entries becomes []", () => {
    const text = changeYaml("a:\n  # one\n  - b: 1 # note\n# end\nc: 2\n", [
      { kind: "remove", path: ["a", 0] },
    ]);
    expect(text).toBe("a: []\n# end\nc: 2\n");
  });

  test("a group without keys becomes {}", () => {
    expect(changeYaml("a: # why\n  b: 1\nc: 2\n", [{ kind: "remove", path: ["a", "b"] }])).toBe(
      "a: {} # why\nc: 2\n",
    );
  });

  test("the first key of an entry leaves its hyphen", () => {
    expect(edit({ kind: "remove", path: ["cards", 0, "title"] })).toContain(
      "  # about one\n  - text: 'It''s one'\n",
    );
  });
});

describe("marks", () => {
  test("a confirmed text loses its mark alone", () => {
    expect(changeOf({ kind: "confirm", path: ["hero"] })).toEqual({
      removed: ["hero: !confirm >-"],
      added: ["hero: >-"],
    });
  });

  test.each(["500", "null", "true", "0300", "1e3"])("a confirmed %s stays a text", (value) => {
    expect(changeYaml(`a: !confirm ${value} # note\n`, [{ kind: "confirm", path: ["a"] }])).toBe(
      `a: "${value}" # note\n`,
    );
  });

  test("a text replacing an empty marked value keeps its distance", () => {
    expect(changeYaml("a: !placeholder # note\n", [{ kind: "set", path: ["a"], value: "x" }])).toBe(
      "a: !placeholder x # note\n",
    );
  });
});

describe("refusals", () => {
  test.each<[string, string, Change]>([
    ["a file with a syntax error", "a: [b\n", { kind: "set", path: ["a"], value: "x" }],
    ["a file with a duplicate key", "a: 1\na: 2\n", { kind: "set", path: ["a"], value: "x" }],
    ["an alias", "a: &x 1\nb: *x\n", { kind: "set", path: ["a"], value: 2 }],
    ["a missing entry", "a: [1]\n", { kind: "remove", path: ["a", 3] }],
    ["a comment that would be lost", "a:\n  # far\n\n  - 1\n", { kind: "remove", path: ["a", 0] }],
    ["an invisible control character", "a: 1\n", { kind: "set", path: ["a"], value: "x\u0001" }],
  ])("%s", (_, source, change) => {
    expect(() => changeYaml(source, [change])).toThrow();
  });
});

describe("other spellings of a file", () => {
  const variants: [string, (text: string) => string][] = [
    ["Windows line ends", (text) => text.replaceAll("\n", "\r\n")],
    ["a byte-order mark", (text) => `\ufeff${text}`],
    ["a last line break", (text) => `${text}\n`],
  ];
  const changes: Change[] = [
    { kind: "set", path: ["hero"], value: "We answer at noon." },
    { kind: "set", path: ["title"], value: "a\nb" },
    { kind: "remove", path: ["cards", 1] },
    { kind: "move", path: ["cards"], from: 1, to: 0 },
  ];

  test.each(variants)("%s", (_, variant) => {
    const text = variant(page);
    const after = changeYaml(text, changes);
    expect(after).toBe(variant(edit(...changes)));
  });

  test("a new entry of a file in four spaces", () => {
    const text = "a:\n    - b: 1\n      c: 2\n";
    expect(changeYaml(text, [{ kind: "insert", path: ["a"], index: 0, value: { b: 1, c: { d: 1 } } }])).toBe(
      "a:\n    - b: 1\n      c:\n          d: 1\n    - b: 1\n      c: 2\n",
    );
  });

  test("new lines of a file in four spaces match", () => {
    expect(changeYaml("a:\n    b: 1\n", [{ kind: "set", path: ["c"], value: { d: { e: 1 } } }])).toBe(
      "a:\n    b: 1\nc:\n    d:\n        e: 1\n",
    );
  });
});

test("every fiftieth place of content takes a tricky text", () => {
  let count = 0;
  for (const { file, text } of shippedYaml)
    for (const path of scalarPaths(text).filter((_, index) => index % 50 === 0)) {
      const value = (trickyTexts[count++ % trickyTexts.length] ?? "").replaceAll("\r", "");
      const after = changeYaml(text, [{ kind: "set", path, value }]);
      expect(valueAt(parseYaml(file, after).data, path), `${file} ${path.join(".")}`).toBe(value);
      expect(changedLines(text, after).removed.length).toBeLessThanOrEqual(lineCount(text, path));
    }
  expect(count).toBeGreaterThan(60);
});

test("a key moves with its comments", () => {
  const source = "# File\na: 1\n# About b\nb:\n  - x # x\nc: 3\n";
  expect(changeYaml(source, [{ kind: "move", path: [], from: 1, to: 2 }])).toBe(
    "# File\na: 1\nc: 3\n# About b\nb:\n  - x # x\n",
  );
});
