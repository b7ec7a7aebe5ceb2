import { Parser } from "htmlparser2";
import { type Fault, positionsIn, type Problem, problemOf } from "../lib/problems.ts";
import { quoted, shortened } from "../../content/quoted.ts";
import { logoAttributes } from "./logoAttributes.ts";
import { oddCharacters } from "./yamlErrors.ts";

/** The company's validated logo; every icon and drawing of it is made from this. */
export type Logo = {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** SVG elements on one line. */
  shapes: string;
};

export type ParsedLogo = { logo?: Logo; problems: Problem[] };

const shapeNames = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];
/** Excludes scripts, styles, references and text, which would behave differently in each use of the logo. */
const drawn = ["svg", "g", ...shapeNames];
/** Elements without effect on the shapes; drawing programs add prefixed ones. */
const passedOver = /^(title|desc|metadata|defs)$|:/;
/** Bytes. The shapes are part of the icon sheet, which every first visit loads. */
const limit = { file: 100_000, shapes: 4096 };
const advice = 'export it as "plain SVG", with shapes instead of texts and attributes instead of styles';

/**
 * Parses the logo and removes everything without effect, including the additions of drawing programs.
 *
 * @param file path of the SVG file, for messages
 * @param text the file's content
 * @param widest the largest ratio of width to height; 1 requires a square
 */
export function parseLogo(file: string, text: string, widest = 1): ParsedLogo {
  const size = Buffer.byteLength(text);
  if (size > limit.file) return { problems: [problemOf(file, tooLarge(size, limit.file))] };
  const source = text.replace(/\r\n?/g, "\n");
  const { root, shapes, faults } = readShapes(source);
  const box = root?.attributes["viewBox"]?.trim() ?? "";
  const [, width = 0, height = 0] = /^-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)$/.exec(box) ?? [];
  const ratio = Number(width) / Number(height);
  const inherited = (root?.written.match(/ (fill|stroke)(-[a-z]+)?="[^"]*"/g) ?? []).join("");
  const logo = { viewBox: box, ratio, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
  const bytes = Buffer.byteLength(logo.shapes);
  const atStart = (wrong: boolean, message: string) =>
    wrong ? [{ offset: root?.offset ?? 0, message }] : [];
  const exported = faults.filter(({ message }) => message.endsWith(advice));
  const all = [
    ...oddCharacters(source),
    // One export repairs all of these.
    ...exported.slice(0, 1),
    ...faults.filter((fault) => !exported.includes(fault)),
    ...atStart(bytes > limit.shapes, tooLarge(bytes, limit.shapes)),
    ...atStart(!root, "does not start with <svg>: export the drawing as SVG"),
    ...atStart(!(ratio >= 1 && ratio <= widest), boxFault(widest)),
    ...atStart(!shapeNames.some((name) => shapes.includes(`<${name}`)), "contains no shape: draw the logo"),
  ];
  const at = positionsIn(source);
  const problems = all.map(({ offset, message }) => ({ file, ...at(offset), message }));
  return problems.length > 0 ? { problems } : { logo, problems };
}

const boxFault = (widest: number) =>
  widest === 1
    ? 'needs a square viewBox on <svg>: write it as in viewBox="0 0 48 48"'
    : `needs a viewBox on <svg> that is 1 to ${widest} times as wide as high: write it as in viewBox="0 0 160 48"`;

const tooLarge = (size: number, most: number) =>
  `is ${size} bytes; the limit is ${most}: simplify it, because it must be legible at 16 pixels`;

type Root = { offset: number; attributes: Record<string, string>; written: string };

/** Serialises the shapes inside <svg> with their effective attributes, and collects the faults. */
function readShapes(source: string) {
  const found = { root: undefined as Root | undefined, shapes: "", faults: [] as Fault[] };
  const open: string[] = [];
  const fault = (message: string) => found.faults.push({ offset: parser.startIndex, message });
  const isPassedOver = () => open.some((name) => passedOver.test(name));
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const outside = open.length === 0 && found.root !== undefined;
        open.push(name);
        if (outside) fault("is outside </svg>: remove it");
        if (outside || (isPassedOver() && name !== "style")) return;
        if (!drawn.includes(name) || (name === "svg") !== (open.length === 1))
          return void fault(`contains <${name}>; only g, ${shapeNames.join(", ")} are allowed: ${advice}`);
        const { written, refused } = logoAttributes(attributes, name === "svg");
        for (const attribute of refused)
          fault(`<${name}> has ${shortened(attribute)}, which is not allowed in the logo: ${advice}`);
        if (name === "svg") found.root = { offset: parser.startIndex, attributes, written };
        else found.shapes += `<${name}${written}${name === "g" ? "" : "/"}>`;
      },
      onclosetag(name, isImplied) {
        if (isImplied && parser.endIndex >= source.length - 1)
          found.faults.push({
            offset: source.length,
            message: `ends before <${name}> is closed: add </${name}>`,
          });
        if (name === "g" && !isPassedOver()) found.shapes += "</g>";
        open.pop();
      },
      ontext(text) {
        if (text.trim() !== "" && !isPassedOver())
          fault(`contains the text ${quoted(text.trim())}: ${advice}`);
      },
    },
    { xmlMode: true },
  );
  parser.end(source.replace(/<!--[^]*?-->/g, (comment) => " ".repeat(comment.length)));
  return found;
}

/** The logo as a symbol for the icon sheet; `currentColor` takes the surrounding text colour. */
export const logoSymbol = (id: string, { viewBox, shapes }: Logo): string =>
  `<symbol id="${id}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`;

/** The logo as a standalone SVG file, with extra root attributes and CSS. */
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
