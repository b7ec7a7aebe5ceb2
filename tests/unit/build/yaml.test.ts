import { expect, test } from "vitest";
import { name, parseYaml } from "../../../src/build/yaml.ts";

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

test("a value is found where it starts, first line and column being 1", () => {
  expect(yaml.locate(["title"])).toEqual({ line: 1, column: 8 });
  expect(yaml.locate(["cards", 1, "href"])).toEqual({ line: 8, column: 11 });
});

test("a value that is missing is looked for in the nearest thing around it", () => {
  expect(yaml.locate(["cards", 0, "icon"])).toEqual({ line: 3, column: 5 });
  expect(yaml.locate(["hero", "alt"])).toEqual({ line: 1, column: 1 });
});

test("a key is found by its own place", () => {
  expect(yaml.locateKey(["cards", 0], "text")).toEqual({ line: 4, column: 5 });
});

test("marks keep their place and leave the value as it is", () => {
  expect(yaml.data).toMatchObject({ cards: [{ text: "Folded text" }, { title: "500+" }], phone: "+92 51" });
  expect(yaml.marks).toEqual([
    expect.objectContaining({ kind: "confirm", path: ["cards", 1, "title"], value: "500+", line: 7 }),
    expect.objectContaining({ kind: "placeholder", path: ["phone"], value: "+92 51", line: 9 }),
  ]);
});

test("broken YAML gives problems with places and no data", () => {
  const broken = parseYaml("content/page.yaml", "title: [a\nlead: b\n");
  expect(broken.data).toBeUndefined();
  expect(broken.problems[0]).toMatchObject({ file: "content/page.yaml", line: 2 });
});

test("Windows line ends and a byte order mark do not move the columns", () => {
  const windows = parseYaml("content/page.yaml", "\uFEFFtitle: A\r\ntext: B\r\n");
  expect(windows.data).toEqual({ title: "A", text: "B" });
  expect(windows.locate(["text"])).toEqual({ line: 2, column: 7 });
});

test("an empty file is no crash", () => {
  expect(parseYaml("content/page.yaml", "").locate(["title"])).toEqual({ line: 1, column: 1 });
});

test("paths read as people count", () => {
  expect(name(["sections", 2, "cards", 0, "alt"])).toBe("sections[3].cards[1].alt");
  expect(name([])).toBe("the file");
});
