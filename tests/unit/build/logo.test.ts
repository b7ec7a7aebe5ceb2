import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLogos } from "../../../src/build/content/logo.ts";
import { parseLogo } from "../../../src/build/content/logo.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";
import { shortName, titleWithName } from "../../../src/content/names.ts";
import { tinyPicture } from "../../fixtures/project.ts";

const circle = '<circle cx="8" cy="8" r="8"/>';
const read = (source: string) => parseLogo("mark.svg", source);
const square = (inside: string) => `<svg viewBox="0 0 16 16">\n  ${circle}\n  ${inside}\n</svg>`;

test.each([
  ["<script>", ":3:3: ", square("<script>alert(1)</script>")],
  ["attributes instead of styles", ":3:3: ", square("<style>g{fill:red}</style>")],
  ['onclick="x()"', ":3:3: ", square('<path onclick="x()" d="M0 0"/>')],
  ['fill="url(#g)"', ":3:3: ", square('<path fill="url(#g)" d="M0 0"/>')],
  ["needs a square viewBox", ":1:1: ", `<svg viewBox="0 0 16 9">${circle}</svg>`],
  ["no shape", "", '<svg viewBox="0 0 16 16"><g></g></svg>'],
  ["is 5800 bytes", ":1:1: ", `<svg viewBox="0 0 16 16">${circle.repeat(200)}</svg>`],
])("a logo's problem is reported at its position: %s", (part, place, source) => {
  const problems = read(source).problems.map(formatProblem).join("\n");
  expect(problems).toContain(`mark.svg${place}`);
  expect(problems).toContain(part);
});

test("a wordmark can be up to five times as wide", async () => {
  const folder = await mkdtemp(join(tmpdir(), "brand-"));
  const brandWith = async (name: string, data: string | Buffer) => {
    await writeFile(join(folder, name), data);
    const { logos, problems } = readLogos(folder);
    return { ratio: logos.wordmark?.ratio, problems: problems.map(formatProblem).join("\n") };
  };
  expect(await brandWith("mark.svg", square(""))).toEqual({ ratio: undefined, problems: "" });
  const wide = (width: number) => `<svg viewBox="0 0 ${width} 16">${circle}</svg>`;
  expect(await brandWith("wordmark.svg", wide(80))).toEqual({ ratio: 5, problems: "" });
  expect((await brandWith("wordmark.svg", wide(81))).problems).toMatch(/wordmark\.svg:1:1: .* 1 to 5 times/);
  await rm(join(folder, "wordmark.svg"));
  const { problems } = await brandWith("mark.svg", await tinyPicture("png"));
  expect(problems).toMatch(/mark\.svg:1:1: is a bitmap.* SVG/);
  await rm(folder, { recursive: true });
});

test("editor metadata is removed", () => {
  const drawing = `<?xml version='1.0' standalone='no'?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- A <b> -->
<svg width='48mm' viewBox='0 0 48 48' id='svg5' stroke="#123" xmlns='http://www.w3.org/2000/svg' xmlns:x='https://x.example/'>
  <title>Mark</title><desc>A & B</desc><x:view id="v"/><metadata><x:a>1</x:a></metadata>
  <defs id="d"/>
  <g id="layer1" style="display:inline">
    <path style="fill:#1e6fd9;stroke:none;-inkscape-font-specification:Sans" clip-rule="evenodd" id="p"
      d="M 24,4
      44,24 Z"></path>
  </g>
</svg>
`.replaceAll("\n", "\r\n");
  const { logo, problems } = read(drawing);
  expect(problems).toEqual([]);
  expect(logo?.shapes.replace(/\s+/g, " ")).toBe(
    '<g stroke="#123"><g><path d="M 24,4 44,24 Z" fill="#1e6fd9" stroke="none"/></g></g>',
  );
});

test.each([
  ["Islamabad HVAC & Refrigeration", "Islamabad HVAC"],
  ["Cold & Sons", "Cold & Sons"],
])("under an icon %s is shortened to %s", (name, short) => expect(shortName(name)).toBe(short));

test.each([
  ["About Us", "About Us | Margalla Cooling (Pvt) Ltd"],
  ["Our Story: HVAC Company Since 2003", "Our Story: HVAC Company Since 2003 | Margalla Cooling"],
  [
    "Our Story: HVAC Company in Pakistan Since 2003",
    "Our Story: HVAC Company in Pakistan Since 2003 | Margalla",
  ],
])("the title %s includes the name that fits", (title, whole) =>
  expect(titleWithName(title, "Margalla Cooling (Pvt) Ltd")).toBe(whole),
);
