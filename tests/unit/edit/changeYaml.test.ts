import { describe, expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { eachField, valueAt } from "../../../src/content/fields.ts";
import { schemaOf } from "../../../src/content/schema.ts";
import { changeYaml } from "../../../src/edit/changeYaml.ts";
import type { Change } from "../../../src/edit/change.ts";
import { changeOf, edit, page } from "../../fixtures/editedPage.ts";
import { changedLines, lineCount, scalarPaths, shippedYaml, trickyTexts } from "../../fixtures/tricky.ts";
import { slow } from "../../fixtures/slow.ts";

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

test("every fiftieth place of content takes a tricky text", slow, () => {
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

test.each(shippedYaml)("the same value leaves $file as it was", ({ file, text }) => {
  const { data } = parseYaml(file, text);
  const byRole = Map.groupBy(eachField(schemaOf(file), data), ({ role }) => role);
  for (const fields of byRole.values())
    for (const { path, value } of fields.slice(0, 3))
      expect(changeYaml(text, [{ kind: "set", path, value: value as string }]), path.join(".")).toBe(text);
});

test("a figure with a mark needs no quotes", () => {
  const change = { kind: "set", path: ["rupees"], value: "58" } as const;
  expect(changeYaml("rupees: !confirm 50\n", [change])).toBe("rupees: !confirm 58\n");
});
