import { positionsIn, type Problem, quoted } from "../lib/problems.ts";
import { type Fault, oddCharacters } from "./yamlErrors.ts";

/** The brand mark, checked: what every drawing of it is made from. */
export type BrandMark = {
  /** As in SVG, and square. */
  viewBox: string;
  /** The shapes, as SVG elements on one line. */
  shapes: string;
};

type Tag = {
  offset: number;
  text: string;
  name: string;
  attributes: string;
  closes: boolean;
  empty: boolean;
};

/** Shapes and groups only: scripts, styles, references and texts would behave differently in each use of the mark. */
const elements = ["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];
const attributeNames =
  /^(d|points|c?[xy][12]?|r[xy]?|width|height|transform|opacity|(fill|stroke)(-[a-z]+)?)$/;
/** Bytes. The mark travels in the file of all icons, which every first visit loads. */
const limit = 4096;
const advice = 'export it as "plain SVG", with shapes instead of texts and attributes instead of styles';

/**
 * Reads the brand mark.
 *
 * @param file path of the SVG file, for messages
 * @param source its text
 * @returns the mark, or every reason why it can't be used, each with line and column
 */
export function parseMark(file: string, source: string): BrandMark | Problem[] {
  const tags = scan(source);
  const [root, ...inside] = tags;
  const [, box = "", side] =
    /\sviewBox="(-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+\2)"/.exec(root?.attributes ?? "") ?? [];
  const inherited = root?.attributes.match(/\s(fill|stroke)(-[a-z]+)?="[^"]*"/g)?.join("") ?? "";
  const atStart = (wrong: boolean, message: string) =>
    wrong ? [{ offset: root?.offset ?? 0, message }] : [];
  const size = Buffer.byteLength(source);
  const faults = [
    ...atStart(
      size > limit,
      `is ${size} bytes large, but may be ${limit} at most: simplify it, for it has to read at 16 pixels`,
    ),
    ...oddCharacters(source),
    ...nestingFaults(tags, source.length),
    ...[...(root ? [{ ...root, name: "g", attributes: inherited }] : []), ...inside].flatMap(shapeFaults),
    ...atStart(root?.name !== "svg", "does not start with <svg>: export the drawing as SVG"),
    ...atStart(!(Number(side) > 0), 'needs a square viewBox on <svg>: write it as in viewBox="0 0 48 48"'),
    ...atStart(!inside.some(({ name }) => elements.indexOf(name) > 0), "holds no shape: draw the mark"),
  ];
  const at = positionsIn(source);
  if (faults.length > 0) return faults.map(({ offset, message }) => ({ file, ...at(offset), message }));
  const shapes = inside.slice(0, -1).map(written).join("");
  return { viewBox: box, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}

/** The mark as a symbol of the icon sheet: what its drawing calls `currentColor` is the colour of the text around. */
export const markSymbol = ({ viewBox, shapes }: BrandMark): string =>
  `<symbol id="mark" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`;

/** The mark as an SVG file of its own, with these attributes on its root. */
export function svgOf(
  { viewBox }: BrandMark,
  inside: string,
  attributes: Record<string, string | number> = {},
): string {
  const all = Object.entries({
    xmlns: "http://www.w3.org/2000/svg",
    viewBox,
    fill: "currentColor",
    ...attributes,
  });
  return `<svg ${all.map(([name, value]) => `${name}="${value}"`).join(" ")}>${inside}</svg>`;
}

/** Cuts the file into tags; what stands between them becomes a tag without a name. Comments are passed over. */
function scan(source: string): Tag[] {
  const code = source.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, (passed) => " ".repeat(passed.length));
  return [...code.matchAll(/<[^>]*>|[^<\s][^<]*/g)].map(({ 0: text, index }) => {
    const [, slash, name = "", attributes = "", end] =
      /^<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>$/.exec(text) ?? [];
    return { offset: index, text, name, attributes, closes: slash === "/", empty: end === "/" };
  });
}

function nestingFaults(tags: Tag[], end: number): Fault[] {
  const open: string[] = [];
  const faults: Fault[] = [];
  for (const { offset, name, closes, empty } of tags) {
    if (name === "" || empty) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name)
      faults.push({ offset, message: `closes <${name}>, which is not open here: remove it` });
  }
  if (open.length > 0)
    faults.push({ offset: end, message: `ends before <${open.at(-1)}> is closed: write </${open.at(-1)}>` });
  return faults;
}

function shapeFaults({ offset, text, name, attributes, closes }: Tag): Fault[] {
  if (closes) return [];
  if (name === "") return [{ offset, message: `holds ${quoted(text.trim())}, which is no shape: ${advice}` }];
  if (!elements.includes(name))
    return [{ offset, message: `holds <${name}>, but may hold ${elements.join(", ")} only: ${advice}` }];
  return [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .filter(([, key = "", value = ""]) => !attributeNames.test(key) || /url\(|&/.test(value))
    .map(([attribute]) => ({
      offset,
      message: `<${name}> has ${quoted(attribute).slice(1, -1)}, which a mark can't have: ${advice}`,
    }));
}

const written = ({ text }: Tag) => text.replace(/\s+/g, " ").replace(/ ?(\/?)>$/, "$1>");
