import { expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";

const source = `title: A page
cards:
  - title: One
    text: >-
      Folded
      text
  - title: !confirm 500+
    href: /here
phone: !placeholder "+92 51"
`;
const yaml = parseYaml("content/page.yaml", source);

test("marks keep their place and leave the value as it is", () => {
  expect(yaml.data).toMatchObject({ cards: [{ text: "Folded text" }, { title: "500+" }], phone: "+92 51" });
  expect(yaml.marks).toEqual([
    expect.objectContaining({ kind: "confirm", path: ["cards", 1, "title"], value: "500+", line: 7 }),
    expect.objectContaining({ kind: "placeholder", path: ["phone"], value: "+92 51", line: 9 }),
  ]);
});

test("Windows line ends and a byte order mark do not move the columns", () => {
  const windows = parseYaml("content/page.yaml", "\uFEFFtitle: A\r\ntext: B\r\n");
  expect(windows.data).toEqual({ title: "A", text: "B" });
  expect(windows.locate(["text"])).toEqual({ line: 2, column: 7 });
});

/** Messages on a source, each with its place. */
const messages = (source: string) =>
  parseYaml("content/page.yaml", source).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each([
  ["title: Cleaning #1 priority\n", "1:17", "#1 priority"],
  ["address:\n  street: Office #12, Blue Area\n", "2:18", "#12, Blue Area"],
  ["- One\n- Two #2\n", "2:7", "#2"],
  ["title: #1 in town\n", "1:8", "#1 in town"],
  ["cards: [First #1\n  , Second]\n", "1:15", "#1"],
  ["title: Two\n  lines #3 more\n", "2:9", "#3 more"],
  ['title: "Office" #12\r\ntext: B\r\n', "1:17", "#12"],
])("text that a # would cut off is refused: %j", (source, place, lost) => {
  expect(messages(source)).toEqual([
    `${place} "${lost}" is read as a comment: put quotes around the text, or a space after # if it is a comment`,
  ]);
});

test.each([
  "title: Cleaning # note\n",
  "#title: A\ntitle: B\n  #text: C\n",
  'title: "Cleaning #1"\n',
  "title: C#1 and a/#b\n",
  "title: >-\n  Cleaning\n  #1 priority #2\n",
  "title: | # kept\n  #1\n",
  "\uFEFF#title: A\ntitle: B\n",
])("comments with a space, on their own lines, and a # inside a text stay: %j", (source) => {
  expect(messages(source)).toEqual([]);
});

test("the message on a misspelt tag gives the two that there are", () => {
  expect(messages("title: !placholder A\n")).toEqual([
    '1:8 unknown tag "!placholder": write !placeholder or !confirm before a text, or put quotes around a text that begins with !',
  ]);
});

test.each([
  ["title: Cooling: how\n", '1:8 "title: Cooling: how" contains a second ": ": put quotes'],
  ['title: "Cooling\nb: 1\n', '1:8 "title: "Cooling" opens a quote that is never closed'],
  ["title: 'It's cold'\n", "continues after its closing quote"],
  ["a: 1\nheading Annual\nb: 2\n", '2:1 "heading Annual" has no colon'],
  ["a: 1\nheading:Annual\nb: 2\n", '2:1 "heading:Annual" has no space after the colon'],
  ["hero:\n\theading: A\n", '2:1 "heading: A" is indented with a tab: use spaces'],
  ["hero:\n  a: 1\n b: 2\n", '3:1 "b: 2" is not aligned'],
  ["a: @x\n", '1:4 "a: @x" has a text that begins with a special character'],
  ["a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n", '2:1 "<<<<<<< HEAD" marks a conflict'],
  ["---\na: 1\n---\n", '3:1 "---" begins a second document: remove the line'],
  ["a: 1\nb:\u00a0plain\nc: 1\n", "2:3 contains a special space (U+00A0)"],
  ["h:\n\u00a0\u00a0street: No\n", "2:1 contains a special space (U+00A0)"],
  ["a: ! confirm 500\n", "1:4 has a space after !: write !placeholder or !confirm without it"],
])("%j is explained without the parser's words", (source, message) => {
  expect(messages(source)).toEqual([expect.stringContaining(message)]);
});
