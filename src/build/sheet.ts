import postcss, { type ChildNode, type Declaration, type Rule } from "postcss";
import { namesIn, type Need, needsOf } from "./selectors.ts";

/** A selector, and what a page must hold before it can match. */
export type Selector = { text: string; needs: Need[] };

/** A declaration: its text, the custom property that it sets, and the words and custom properties that it names. */
export type Line = { text: string; sets: string | undefined; names: string[] };

/** A rule of the sheet, with the at-rule around it, if any. */
export type RulePiece = { kind: "rule"; selectors: Selector[]; lines: Line[]; wrapper: string | undefined };

/** Another at-rule, whole: `@font-face`, or `@keyframes` under the name that animations know it by. */
type BlockPiece = { kind: "block"; text: string; frames: string | undefined; wrapper: string | undefined };

export type Piece = RulePiece | BlockPiece;

/** The one sheet, taken apart once so that each page's share is a matter of set look-ups. */
export type Sheet = { pieces: Piece[]; classes: Set<string> };

/** Takes the minified sheet apart into rules. At-rules may nest one level: `@media` around rules. */
export function parseSheet(css: string): Sheet {
  const pieces = postcss.parse(css).nodes.flatMap((node) => takeApart(node, undefined));
  const rules = pieces.filter((piece) => piece.kind === "rule");
  const needs = rules.flatMap(({ selectors }) => selectors.flatMap((selector) => selector.needs));
  return { pieces, classes: new Set(namesIn(needs)) };
}

function takeApart(node: ChildNode, wrapper: string | undefined): Piece[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") return [{ kind: "rule", ...partsOf(node), wrapper }];
  if (node.type === "atrule" && /^(media|supports|container|layer)$/.test(node.name) && node.nodes) {
    const name = `@${node.name} ${node.params}`;
    const outer = wrapper === undefined ? name : `${wrapper}{${name}`;
    return node.nodes.flatMap((child) => takeApart(child, outer));
  }
  const frames = node.type === "atrule" && node.name === "keyframes" ? node.params : undefined;
  return [{ kind: "block", text: node.toString(), frames, wrapper }];
}

function partsOf(rule: Rule): Pick<RulePiece, "selectors" | "lines"> {
  return {
    selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
    lines: rule.nodes.filter((node) => node.type === "decl").map(lineOf),
  };
}

/** White space after the colon has no meaning; the bundler leaves it in custom properties. */
function lineOf({ prop, value, important }: Declaration): Line {
  return {
    text: `${prop}:${value}${important ? "!important" : ""}`,
    sets: prop.startsWith("--") ? prop : undefined,
    names: value.match(/[-\w]+/g) ?? [],
  };
}

/** The classes of the sheet that stand in the `class` attributes of a document. */
export function classesInHtml(html: string, sheet: Sheet): Set<string> {
  return known(html.matchAll(/ class="([^"]*)"/g), sheet);
}

/** The classes of the sheet that a script may set: words of its short string literals. */
export function classesInScript(code: string, sheet: Sheet): Set<string> {
  return known(code.matchAll(/["'`]([\w -]{2,80})["'`]/g), sheet);
}

function known(matches: Iterable<RegExpMatchArray>, sheet: Sheet): Set<string> {
  const words = [...matches].flatMap((match) => (match[1] ?? "").split(" "));
  return new Set(words.filter((word) => sheet.classes.has(word)));
}

/** The custom properties that a text names. */
export const propertiesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];
