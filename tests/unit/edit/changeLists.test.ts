import { expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { valueAt } from "../../../src/content/fields.ts";
import { changeYaml } from "../../../src/edit/changeYaml.ts";
import type { Change } from "../../../src/edit/change.ts";
import { changeOf, edit, page } from "../../fixtures/editedPage.ts";

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

test("a key moves with its comments", () => {
  const source = "# File\na: 1\n# About b\nb:\n  - x # x\nc: 3\n";
  expect(changeYaml(source, [{ kind: "move", path: [], from: 1, to: 2 }])).toBe(
    "# File\na: 1\nc: 3\n# About b\nb:\n  - x # x\n",
  );
});

test("an entry moves into another list with its comments", () => {
  const source = `sections:
  - heading: One
details:
  # about two
  - heading: !confirm Two # of three
    text: >-
      Folded
      words
  - heading: Three
last: 5
`;
  const there = { kind: "move", path: ["details"], from: 0, to: 1, into: ["sections"] } as const;
  const text = changeYaml(source, [there]);
  expect(text).toBe(`sections:
  - heading: One
  # about two
  - heading: !confirm Two # of three
    text: >-
      Folded
      words
details:
  - heading: Three
last: 5
`);
  const back = { kind: "move", path: ["sections"], from: 1, to: 0, into: ["details"] } as const;
  expect(changeYaml(text, [back])).toBe(source);
});

test("an entry moves into a list that is missing", () => {
  const move = { kind: "move", path: ["cards"], from: 0, to: 0, into: ["details"] } as const;
  const text = edit(move);
  expect(text).toContain("last: 5\ndetails:\n  # about one\n  - title: One\n    text: 'It''s one'");
  expect(order(text)).toEqual(["Two", "Three"]);
});
