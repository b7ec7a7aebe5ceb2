import { expect, test } from "vitest";
import { shortName } from "../../../src/content/names.ts";
import { parseLogo } from "../../../src/build/content/logo.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";

const file = "content/brand/mark.svg";
const circle = '<circle cx="8" cy="8" r="8"/>';

/** Messages on a drawing; none when it is accepted. */
function problemsIn(source: string): string[] {
  return parseLogo(file, source).problems.map(formatProblem);
}

test("comments and white space are left out, and the root's attributes stay", async () => {
  const source = `<?xml version="1.0"?>\n<!-- <b> --><svg viewBox="0 0 16 16" fill="none" stroke="#123">\n  <g>\n    ${circle}\n  </g>\n</svg>\n`;
  expect(parseLogo(file, source).logo).toEqual({
    viewBox: "0 0 16 16",
    shapes: `<g fill="none" stroke="#123"><g>${circle}</g></g>`,
  });
});

test.each([
  ["a script", "<script>alert(1)</script>", "contains <script>, but only g, path, circle"],
  ["a link", '<a href="/">x</a>', "contains <a>, but only"],
  ["a text", "<text>HVAC</text>", "with shapes instead of texts"],
  ["a style sheet", "<style>g{fill:red}</style>", "attributes instead of styles"],
  ["a style that hides", '<path style="display:none" d="M0 0"/>', '<path> has display="none"'],
  ["a style with a reference", '<path style="fill:url(#g)" d="M0 0"/>', '<path> has fill="url(#g)"'],
  ["a style sheet among definitions", "<defs><style>g{}</style></defs>", "contains <style>"],
  ["an event handler", '<path onclick="x()" d="M0 0"/>', '<path> has onclick="x()"'],
  ["a picture from elsewhere", '<image href="https://example.com/a.png"/>', "contains <image>"],
  ["a reference", '<path fill="url(#g)" d="M0 0"/>', '<path> has fill="url(#g)"'],
  ["a bare &", '<path d="M0 0&"/>', '<path> has d="M0 0&", which is not allowed in the logo'],
  ["an unknown entity", "<g>&nope;</g>", 'contains the text "&nope;"'],
  [
    "a sign of replacement",
    '<path fill="$&amp;" d="M0 0"/>',
    '<path> has fill="$&", which is not allowed in the logo',
  ],
])("%s is refused with its line and column", (_, bad, message) => {
  const [first = ""] = problemsIn(`<svg viewBox="0 0 16 16">\n  ${circle}\n  ${bad}\n</svg>`);
  expect(first).toMatch(/^content\/brand\/mark\.svg:3:\d+: /);
  expect(first).toContain(message);
});

test.each([
  ["no square", `<svg viewBox="0 0 16 9">${circle}</svg>`, ":1:1: needs a square viewBox"],
  ["no number", `<svg viewBox="0 0 a a">${circle}</svg>`, ":1:1: needs a square viewBox"],
  [
    "not for pages",
    `<svg viewBox="0 0 16 16">\n${circle}\u000b</svg>`,
    ":2:30: contains the invisible character U+000B",
  ],
  [
    "coloured by reference",
    `<svg viewBox="0 0 16 16" fill="url(#a)">${circle}</svg>`,
    ':1:1: <svg> has fill="url(#a)"',
  ],
  ["no viewBox", `<svg width="16" height="16">${circle}</svg>`, ":1:1: needs a square viewBox"],
  ["no SVG", "a drawing of a fan", "does not start with <svg>"],
  ["empty", "", "does not start with <svg>"],
  ["no shape", '<svg viewBox="0 0 16 16"><g></g></svg>', "contains no shape: draw the logo"],
  [
    "followed by another",
    `<svg viewBox="0 0 16 16">${circle}</svg>\n${circle}`,
    ":2:1: is outside </svg>: remove it",
  ],
  ["cut off", `<svg viewBox="0 0 16 16">\n<g>${circle}`, ":2:33: ends before <g> is closed"],
  ["huge", `<svg viewBox="0 0 16 16">${circle.repeat(200)}</svg>`, ":1:1: is 5800 bytes; the limit is 4096"],
])("a drawing that is %s is refused", (_, source, message) => {
  expect(problemsIn(source).join("\n")).toContain(message);
});

test.each([
  ["Islamabad HVAC & Refrigeration", "Islamabad HVAC"],
  ["Cold & Sons", "Cold & Sons"],
  ["Refrigerationengineering Limited", "Refrigerationengineering"],
  ["Arctic Ice & Refrigeration", "Arctic Ice"],
])("under an icon, %s is called %s", (name, short) => expect(shortName(name)).toBe(short));

test("what drawing programs add is left out", () => {
  const drawing = `<?xml version='1.0' standalone='no'?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- A drawing -->
<svg width='48mm' viewBox='0 0 48 48' id='svg5' xmlns='http://www.w3.org/2000/svg' xmlns:x='https://x.example/'>
  <title>Mark</title><desc>A & B</desc><x:view id="v"/><metadata><x:a>1</x:a></metadata>
  <defs id="d"/>
  <g id="layer1" style="display:inline">
    <path style="fill:#1e6fd9;stroke:none;-inkscape-font-specification:Sans" clip-rule="evenodd" id="p"
      d="M 24,4
      44,24 Z"></path>
  </g>
</svg>
`.replaceAll("\n", "\r\n");
  const { logo, problems } = parseLogo(file, drawing);
  expect(problems).toEqual([]);
  expect(logo?.shapes.replace(/\s+/g, " ")).toBe(
    '<g><path d="M 24,4 44,24 Z" fill="#1e6fd9" stroke="none"/></g>',
  );
});

test("a hundred thousand shapes are refused by the file's size alone", () => {
  expect(problemsIn(`<svg viewBox="0 0 16 16">${circle.repeat(100_000)}</svg>`)).toEqual([
    expect.stringMatching(/is \d+ bytes; the limit is 100000/),
  ]);
});
