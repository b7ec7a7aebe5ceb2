import { Parser } from "htmlparser2";
import { type Fault, positionsIn, type Problem, problemOf, quoted, shortened } from "../lib/problems.ts";
import { logoAttributes } from "./logoAttributes.ts";
import { oddCharacters } from "./yamlErrors.ts";

/** The company's logo, checked: what every drawing of it is made from. */
export type Logo = {
  /** As in SVG, and square. */
  viewBox: string;
  /** The shapes, as SVG elements on one line. */
  shapes: string;
};

/** The logo, or every reason why it can't be used, each with line and column. */
export type ParsedLogo = { logo?: Logo; problems: Problem[] };

const shapeNames = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];
/** Scripts, styles, references and texts would behave differently in each use of the logo. */
const drawn = ["svg", "g", ...shapeNames];
/** Elements without effect on shapes that refer to none of them; drawing programs add their own with a prefix. */
const passedOver = /^(title|desc|metadata|defs)$|:/;
/** Bytes of the file, and of its shapes, which travel in the file of all icons, which every first visit loads. */
const limit = { file: 100_000, shapes: 4096 };
const advice = 'export it as "plain SVG", with shapes instead of texts and attributes instead of styles';

/**
 * Reads the logo. What drawing programs add and what has no effect is left out.
 *
 * @param file path of the SVG file, for messages
 * @param text its content
 */
export function parseLogo(file: string, text: string): ParsedLogo {
  const size = Buffer.byteLength(text);
  if (size > limit.file) return { problems: [problemOf(file, tooLarge(size, limit.file))] };
  const source = text.replace(/\r\n?/g, "\n");
  const { root, shapes, faults } = readShapes(source);
  const [, box = "", side] =
    /^(-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+\2)$/.exec(root?.attributes["viewBox"]?.trim() ?? "") ?? [];
  const inherited = (root?.written.match(/ (fill|stroke)(-[a-z]+)?="[^"]*"/g) ?? []).join("");
  const logo = { viewBox: box, shapes: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
  const bytes = Buffer.byteLength(logo.shapes);
  const atStart = (wrong: boolean, message: string) =>
    wrong ? [{ offset: root?.offset ?? 0, message }] : [];
  const all = [
    ...oddCharacters(source),
    ...faults,
    ...atStart(bytes > limit.shapes, tooLarge(bytes, limit.shapes)),
    ...atStart(!root, "does not start with <svg>: export the drawing as SVG"),
    ...atStart(!(Number(side) > 0), 'needs a square viewBox on <svg>: write it as in viewBox="0 0 48 48"'),
    ...atStart(!shapeNames.some((name) => shapes.includes(`<${name}`)), "holds no shape: draw the mark"),
  ];
  const at = positionsIn(source);
  const problems = all.map(({ offset, message }) => ({ file, ...at(offset), message }));
  return problems.length > 0 ? { problems } : { logo, problems };
}

const tooLarge = (size: number, most: number) =>
  `is ${size} bytes large, but may be ${most} at most: simplify it, for it has to read at 16 pixels`;

type Root = { offset: number; attributes: Record<string, string>; written: string };

/** The shapes inside <svg>, written with the attributes that have an effect, and what must not be there. */
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
        if (outside) fault("stands after </svg>: remove it");
        if (outside || (isPassedOver() && name !== "style")) return;
        if (!drawn.includes(name) || (name === "svg") !== (open.length === 1))
          return void fault(`holds <${name}>, but may hold g, ${shapeNames.join(", ")} only: ${advice}`);
        const { written, refused } = logoAttributes(attributes, name === "svg");
        for (const attribute of refused)
          fault(`<${name}> has ${shortened(attribute)}, which a mark can't have: ${advice}`);
        if (name === "svg") found.root = { offset: parser.startIndex, attributes, written };
        else found.shapes += `<${name}${written}${name === "g" ? "" : "/"}>`;
      },
      onclosetag(name, isImplied) {
        if (isImplied && parser.endIndex >= source.length - 1)
          found.faults.push({
            offset: source.length,
            message: `ends before <${name}> is closed: write </${name}>`,
          });
        if (name === "g" && !isPassedOver()) found.shapes += "</g>";
        open.pop();
      },
      ontext(text) {
        if (text.trim() !== "" && !isPassedOver())
          fault(`holds ${quoted(text.trim())}, which is no shape: ${advice}`);
      },
    },
    { xmlMode: true },
  );
  parser.end(source.replace(/<!--[^]*?-->/g, (comment) => " ".repeat(comment.length)));
  return found;
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
