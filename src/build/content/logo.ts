import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "htmlparser2";
import { listFiles, slashed } from "../lib/files.ts";
import { type OffsetProblem, positionsIn, type Problem, problemOf } from "../lib/problems.ts";
import { quoted, shortened } from "../../content/quoted.ts";
import { logoAttributes } from "./logoAttributes.ts";
import { readText } from "./yaml.ts";
import { oddCharacters } from "./yamlErrors.ts";

export type Logo = {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  shapes: string;
};

type ParsedLogo = { logo?: Logo; problems: Problem[] };

/** `logo` is the square mark, the source of all icons. `wordmark` is the wide logo in the header. */
export type Logos = { logo: Logo; wordmark?: Logo };

/**
 * Reads `mark.svg` and, if present, `wordmark.svg`. Bitmaps are reported even if their extension is `.svg`.
 */
export function readLogos(folder: string): { logos: Logos; problems: Problem[] } {
  const bitmaps = listFiles(folder).filter((name) => isBitmap(readFileSync(join(folder, name))));
  const read = (name: string, widest: number): ParsedLogo => {
    if (bitmaps.includes(name)) return { problems: [] };
    const file = slashed(join(folder, name));
    const source = readText(file);
    return typeof source === "string" ? parseLogo(file, source, widest) : { problems: [source] };
  };
  const mark = read("mark.svg", 1);
  const wordmark = existsSync(join(folder, "wordmark.svg")) ? read("wordmark.svg", 5) : undefined;
  return {
    logos: { logo: mark.logo as Logo, ...(wordmark?.logo && { wordmark: wordmark.logo }) },
    problems: [
      ...bitmaps.map((name) => problemOf(slashed(join(folder, name)), pixels)),
      ...mark.problems,
      ...(wordmark?.problems ?? []),
    ],
  };
}

export const pixels =
  "is a bitmap, which blurs when enlarged: ask the logo's designer for the drawing as SVG, or trace the picture (in Inkscape: Path, Trace Bitmap) and save it as plain SVG under mark.svg (square) or wordmark.svg (wide)";

export const isBitmap = (bytes: Buffer): boolean =>
  /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF)/.test(bytes.toString("latin1", 0, 4));

const shapeNames = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];
/** Scripts, references and text are excluded, because they would not work everywhere the logo is used. */
const drawn = ["g", ...shapeNames];
/** Ignored elements, including namespaced ones from drawing programs. `<style>` is reported separately. */
const passedOver = /^(title|desc|metadata|defs|style)$|:/;
/** Limits in bytes. The shapes are part of the icon sheet, which every first visit loads. */
const limit = { file: 100_000, shapes: 4096 };
const advice = 'export it as "plain SVG", with shapes instead of texts and attributes instead of styles';

/**
 * Parses the logo and keeps only its shapes.
 *
 * @param file path of the SVG file, for messages
 * @param text the SVG source
 * @param widest maximum ratio of width to height; 1 requires a square
 */
export function parseLogo(file: string, text: string, widest = 1): ParsedLogo {
  const size = Buffer.byteLength(text);
  if (size > limit.file) return { problems: [problemOf(file, tooLarge(size, limit.file))] };
  const source = text
    .replace(/\r\n?/g, "\n")
    .replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));
  const root = parseDocument(source, { xmlMode: true, withStartIndices: true }).children.find(isElement);
  const found: OffsetProblem[] = [];
  const shapes = root?.name === "svg" ? shapesIn(root, found) : "";
  const attributes = logoAttributes(root?.attribs ?? {}, true);
  const box = root?.attribs["viewBox"]?.trim() ?? "";
  const [, width = 0, height = 0] = /^-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)$/.exec(box) ?? [];
  const ratio = Number(width) / Number(height);
  const inherited = (attributes.written.match(/ (fill|stroke)(-[a-z]+)?="[^"]*"/g) ?? []).join("");
  const logo = { viewBox: box, ratio, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
  const bytes = Buffer.byteLength(logo.shapes);
  const atStart = (wrong: boolean, message: string) =>
    wrong ? [{ offset: root?.startIndex ?? 0, message }] : [];
  const style = source.search(/<style\b/);
  if (style >= 0) found.push({ offset: style, message: `contains <style>: ${advice}` });
  for (const attribute of attributes.refused)
    found.push({ offset: root?.startIndex ?? 0, message: refusal("svg", attribute) });
  const all = [
    ...oddCharacters(source),
    // Exporting the drawing again fixes all problems, so only the first is reported.
    ...found.slice(0, 1),
    ...atStart(bytes > limit.shapes, tooLarge(bytes, limit.shapes)),
    ...atStart(root?.name !== "svg", "does not start with <svg>: export the drawing as SVG"),
    ...atStart(!(ratio >= 1 && ratio <= widest), boxProblem(widest)),
    ...atStart(!shapeNames.some((name) => shapes.includes(`<${name}`)), "contains no shape: draw the logo"),
  ];
  const at = positionsIn(source);
  const problems = all.map(({ offset, message }) => ({ file, ...at(offset), message }));
  return problems.length > 0 ? { problems } : { logo, problems };
}

const boxProblem = (widest: number) =>
  widest === 1
    ? 'needs a square viewBox on <svg>: write, for example, viewBox="0 0 48 48"'
    : `needs a viewBox on <svg> that is 1 to ${widest} times as wide as high: write, for example, viewBox="0 0 160 48"`;

const tooLarge = (size: number, most: number) =>
  `is ${size} bytes; the limit is ${most}: simplify it, because it must be legible at 16 pixels`;

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: unknown }>;

const isElement = (node: Node): node is Element => "attribs" in node;

function shapesIn({ children }: Element, problems: OffsetProblem[]): string {
  return children
    .map((node) => {
      const report = (message: string) => problems.push({ offset: node.startIndex ?? 0, message });
      if (node.type === "text" && node.data.trim() !== "")
        report(`contains the text ${quoted(node.data.trim())}: ${advice}`);
      if (!isElement(node) || passedOver.test(node.name)) return "";
      const { name, attribs } = node;
      if (!drawn.includes(name))
        report(`contains <${name}>; only ${drawn.join(", ")} are allowed: ${advice}`);
      const { written, refused } = logoAttributes(attribs, false);
      for (const attribute of refused) report(refusal(name, attribute));
      return name === "g" ? `<g${written}>${shapesIn(node, problems)}</g>` : `<${name}${written}/>`;
    })
    .join("");
}

const refusal = (name: string, attribute: string): string =>
  `<${name}> has ${shortened(attribute)}, which is not allowed in the logo: ${advice}`;

export function svgOf(
  { viewBox, shapes }: Logo,
  attributes: Record<string, string | number> = {},
  css = "",
): string {
  const all = Object.entries({
    xmlns: "http://www.w3.org/2000/svg",
    viewBox,
    fill: "currentColor",
    ...attributes,
  });
  return `<svg ${all.map(([name, value]) => `${name}="${value}"`).join(" ")}>${css && `<style>${css}</style>`}${shapes}</svg>`;
}
