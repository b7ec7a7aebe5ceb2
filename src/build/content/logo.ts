import { positionsIn, type Problem, quoted, shortened } from "../lib/problems.ts";
import { type Fault, oddCharacters } from "./yamlErrors.ts";

/** The company's logo, checked: what every drawing of it is made from. */
export type Logo = {
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

/** Scripts, styles, references and texts would behave differently in each use of the logo. */
const shapeNames = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];
const elements = ["g", ...shapeNames];
const attributeNames =
  /^(d|points|c?[xy][12]?|r[xy]?|width|height|transform|opacity|(fill|stroke)(-[a-z]+)?)$/;
/** Bytes. The logo travels in the file of all icons, which every first visit loads. */
const limit = 4096;
const advice = 'export it as "plain SVG", with shapes instead of texts and attributes instead of styles';

/** The logo, or every reason why it can't be used, each with line and column. */
export type ParsedLogo = { logo?: Logo; problems: Problem[] };

/**
 * Reads the logo.
 *
 * @param file path of the SVG file, for messages
 * @param source its text
 */
export function parseLogo(file: string, source: string): ParsedLogo {
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
    ...outsideFaults(tags),
    // <svg> is checked as the group that its colours become.
    ...[...(root ? [{ ...root, name: "g", attributes: inherited }] : []), ...inside].flatMap(shapeFaults),
    ...atStart(root?.name !== "svg", "does not start with <svg>: export the drawing as SVG"),
    ...atStart(!(Number(side) > 0), 'needs a square viewBox on <svg>: write it as in viewBox="0 0 48 48"'),
    ...atStart(!inside.some(({ name }) => shapeNames.includes(name)), "holds no shape: draw the mark"),
  ];
  const at = positionsIn(source);
  const problems = faults.map(({ offset, message }) => ({ file, ...at(offset), message }));
  if (problems.length > 0) return { problems };
  const withoutEnd = inside.slice(0, -1);
  const shapes = withoutEnd.map(written).join("");
  return { logo: { viewBox: box, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes }, problems };
}

/** The logo as a symbol of the icon sheet: what its drawing calls `currentColor` is the colour of the text around. */
export const logoSymbol = ({ viewBox, shapes }: Logo): string =>
  `<symbol id="mark" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`;

/** The logo as an SVG file of its own, with these attributes on its root, and this style sheet. */
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

/** What stands after the drawing would stand after the symbol that it becomes. */
function outsideFaults(tags: Tag[]): Fault[] {
  const end = tags.findIndex(({ name, closes }) => closes && name === "svg");
  const after = end < 0 ? [] : tags.slice(end + 1);
  return after.map(({ offset }) => ({ offset, message: "stands after </svg>: remove it" }));
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
      message: `<${name}> has ${shortened(attribute)}, which a mark can't have: ${advice}`,
    }));
}

const written = ({ text }: Tag) => text.replace(/\s+/g, " ").replace(/ ?(\/?)>$/, "$1>");
