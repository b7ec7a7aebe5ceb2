import type { Problem } from "../lib/problems.ts";

/** The brand mark, checked: what every drawing of it is made from. */
export type BrandMark = {
  /** As in SVG, and square. */
  viewBox: string;
  /** The shapes, as SVG elements on one line. */
  shapes: string;
};

/** A place in the file, counted in characters, and what is wrong there. */
type Fault = { at: number; message: string };
type Tag = { at: number; text: string; name: string; attributes: string; closes: boolean; empty: boolean };

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
  const box = /\sviewBox="([^"]*)"/.exec(root?.attributes ?? "")?.[1] ?? "";
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  const faults = [
    ...sizeFaults(source),
    ...nestingFaults(tags, source.length),
    ...inside.flatMap(shapeFaults),
    ...(root?.name === "svg" ? [] : [{ at: root?.at ?? 0, message: "does not start with <svg>" }]),
    ...(width > 0 && width === height
      ? []
      : [
          {
            at: root?.at ?? 0,
            message: 'needs a square viewBox on <svg>: write it as in viewBox="0 0 48 48"',
          },
        ]),
    ...(inside.some(({ name }) => elements.indexOf(name) > 0)
      ? []
      : [{ at: root?.at ?? 0, message: "holds no shape: draw the mark" }]),
  ];
  if (faults.length > 0) return faults.map(({ at, message }) => ({ file, ...position(source, at), message }));
  const shapes = inside.slice(0, -1).map(written).join("");
  const inherited = root?.attributes.match(/\s(fill|stroke)(-[a-z]+)?="[^"]*"/g)?.join("") ?? "";
  return { viewBox: box, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}

/** The mark as a symbol of the icon sheet: what its drawing calls `currentColor` is the colour of the text around. */
export const markSymbol = ({ viewBox, shapes }: BrandMark): string =>
  `<symbol id="mark" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`;

/** Cuts the file into tags; what stands between them becomes a tag without a name. Comments are passed over. */
function scan(source: string): Tag[] {
  const code = source.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, (passed) => " ".repeat(passed.length));
  return [...code.matchAll(/<[^>]*>|[^<\s][^<]*/g)].map(({ 0: text, index }) => {
    const [, slash, name = "", attributes = "", end] =
      /^<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>$/.exec(text) ?? [];
    return { at: index, text, name, attributes, closes: slash === "/", empty: end === "/" };
  });
}

function sizeFaults(source: string): Fault[] {
  const size = Buffer.byteLength(source);
  if (size <= limit) return [];
  const message = `is ${size} bytes large, but may be ${limit} at most: simplify it, for it has to read at 16 pixels`;
  return [{ at: 0, message }];
}

function nestingFaults(tags: Tag[], end: number): Fault[] {
  const open: string[] = [];
  const faults: Fault[] = [];
  for (const { at, name, closes, empty } of tags) {
    if (name === "" || empty) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) faults.push({ at, message: `closes <${name}>, which is not open here` });
  }
  if (open.length > 0) faults.push({ at: end, message: `ends before <${open.at(-1)}> is closed` });
  return faults;
}

function shapeFaults({ at, text, name, attributes, closes }: Tag): Fault[] {
  if (closes) return [];
  if (name === "")
    return [{ at, message: `holds "${text.trim().slice(0, 40)}", which is no shape: ${advice}` }];
  if (!elements.includes(name))
    return [{ at, message: `holds <${name}>, but may hold ${elements.join(", ")} only: ${advice}` }];
  return [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .filter(([, key = "", value = ""]) => !attributeNames.test(key) || value.includes("url("))
    .map(([attribute]) => ({
      at,
      message: `<${name}> has ${attribute}, which a mark can't have: ${advice}`,
    }));
}

const written = ({ text }: Tag) => text.replace(/\s+/g, " ").replace(/ ?(\/?)>$/, "$1>");

function position(source: string, at: number): { line: number; column: number } {
  const lines = source.slice(0, at).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
