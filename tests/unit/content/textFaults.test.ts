import { describe, expect, test } from "vitest";
import { interfaceWords, navigationItem } from "../../../src/content/navigation.ts";
import { prose, template, text } from "../../../src/content/primitives.ts";
import { tools } from "../../../src/content/calculators/words.ts";

const messageOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues[0]?.message ?? "";
const copyright = template("year", "name");

describe("gaps in braces", () => {
  test.each([
    ["© {yearx} {name}", '"{yearx}"', "{year}"],
    ["© {Year} {name}", '"{Year}"', "{year}"],
    ["© { year } {name}", '"{ year }"', "{year}"],
    ["© {year {name}", '"{year "', "{year}"],
    ["© {year} {}", '"{}"', "write {"],
    ["© {year} {name} {constructor}", '"{constructor}"', "write {"],
    ["© {year} name}", '"}"', "write {"],
  ])("%s names the odd one and the nearest", (words, odd, near) => {
    expect(messageOf(copyright.safeParse(words))).toContain(odd);
    expect(messageOf(copyright.safeParse(words))).toContain(near);
  });

  test("one left out or repeated is named", () => {
    expect(messageOf(copyright.safeParse("© {year}"))).toMatch(/lacks \{name\}/);
    expect(messageOf(copyright.safeParse("{name} {year} {name}"))).toMatch(/\{name\} twice/);
    expect(copyright.parse("© {year} {name}")).toBe("© {year} {name}");
  });

  test("an optional one may be left out, but not misspelt", () => {
    const subject = template("length?", "width?");
    expect(subject.parse("A room of {width} ft")).toContain("{width}");
    expect(messageOf(subject.safeParse("A room of {witdh} ft"))).toContain("write {width}");
  });

  test("a text without gaps holds no braces", () => {
    for (const plain of [text, prose]) {
      expect(messageOf(plain.safeParse("Since {year}"))).toMatch(/"\{year\}", but nothing is filled in/);
      expect(messageOf(plain.safeParse("{{x}"))).toMatch(/remove the braces/);
    }
  });

  test("the schemas of the frame and of the tools name theirs", () => {
    expect(messageOf(interfaceWords.shape.goToSlide.safeParse("Go to {nr}"))).toContain("write {number}");
    const { subject, warnings } = tools.shape.coldRoom.shape;
    expect(messageOf(subject.safeParse("Room of {lenght}"))).toContain("write {length}");
    expect(messageOf(warnings.shape.frosts.safeParse("Too cold"))).toContain("lacks {freezes}");
  });
});

describe("markup that would be printed as typed", () => {
  test.each([
    ["one<br>two", '"<br>"'],
    ["a </b> b", '"</b>"'],
    ["a <!-- b -->", '"<!--"'],
    ["a&nbsp;b", '"&nbsp;"'],
    ["a&#160;b", '"&#160;"'],
    ["(Call)[/contact]", "write [Call](/contact)"],
    ["[Call] (/contact)", "write [Call](/contact)"],
    ["[Call][/contact]", "write [Call](/contact)"],
    ["a\u202eb", "U+202E as its character 2"],
    ["a\u200bb", "U+200B as its character 2"],
  ])("%j", (words, message) => {
    for (const schema of [text, prose, copyright])
      expect(messageOf(schema.safeParse(words))).toContain(message);
  });

  test.each(["**Bold", "Bold **", "** Bold **", "[x](/about"])("%j is unfinished", (words) => {
    expect(messageOf(prose.safeParse(words))).toMatch(/^holds .+: write it/);
  });

  test("Markdown where it is not rendered", () => {
    const item = navigationItem.safeParse({ name: "**About**", href: "/about" });
    expect(messageOf(item)).toMatch(/"\*\*", but bold text and links are printed as typed/);
    expect(messageOf(text.safeParse("[x](/about)"))).toMatch(/write plain words/);
  });

  test.each([
    "a < 5 and b > 3",
    "R&D; P&ID; 5 & 6",
    "2*3*4 [x] (see below)",
    "سرد\u200cخانہ",
    "[see][1] (a) [b]",
  ])("%j is what engineers write", (words) => {
    expect(text.parse(words)).toBe(words);
    expect(prose.parse(words)).toBe(words);
  });

  test("bold text and links stay in prose", () => {
    const words = "A **bold [link](/about)** and [**one**](https://example.com/a_(b)) more";
    expect(prose.parse(words)).toBe(words);
  });
});
