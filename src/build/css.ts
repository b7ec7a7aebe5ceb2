import postcss, { type ChildNode, type Rule } from "postcss";

/** A rule of the sheet: its text, the classes that each of its selectors needs, and its at-rule, if any. */
type Piece = { text: string; needs: string[][]; wrapper: string | undefined };

/** The one sheet, taken apart once so that each page's share is a matter of set look-ups. */
export type Sheet = { pieces: Piece[]; classes: Set<string> };

/** Set by script on the root, so they stand in no page's HTML; their rules belong to every page. */
const always = new Set(["dark", "scroll-locked"]);

/** Takes the minified sheet apart into rules. At-rules may nest one level: `@media` around rules. */
export function parseSheet(css: string): Sheet {
  const pieces = postcss.parse(css).nodes.flatMap((node) => takeApart(node, undefined));
  return { pieces, classes: new Set(pieces.flatMap((piece) => piece.needs.flat())) };
}

function takeApart(node: ChildNode, wrapper: string | undefined): Piece[] {
  if (node.type === "rule") return [{ text: node.toString(), needs: needsOf(node), wrapper }];
  if (node.type === "atrule" && /^(media|supports|container|layer)$/.test(node.name) && node.nodes) {
    const name = `@${node.name} ${node.params}`;
    const outer = wrapper === undefined ? name : `${wrapper}{${name}`;
    return node.nodes.flatMap((child) => takeApart(child, outer));
  }
  return node.type === "comment" ? [] : [{ text: node.toString(), needs: [[]], wrapper }];
}

function needsOf(rule: Rule): string[][] {
  return rule.selectors.map((selector) =>
    [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)]
      .map((match) => match[1] ?? "")
      .filter((name) => !always.has(name)),
  );
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

/**
 * A page's share of the sheet, in the sheet's order: the rules of which a selector needs only classes that
 * the page or one of its islands uses.
 */
export function pageCss(sheet: Sheet, classes: ReadonlySet<string>, tints: ReadonlySet<string>): string {
  const colours = [...tints].sort().map((tint) => `.tint-${tint}{background:#${tint}}`);
  return join(sheet.pieces.filter(({ needs }) => applies(needs, classes))) + colours.join("");
}

/**
 * The rules that only matter once an island runs: those that need a class of `late`, which stands in no page's HTML,
 * and otherwise classes of the island.
 */
export function lateCss(sheet: Sheet, classes: ReadonlySet<string>, late: ReadonlySet<string>): string {
  return join(
    sheet.pieces.filter(
      ({ needs }) => applies(needs, classes) && needs.flat().some((name) => late.has(name)),
    ),
  );
}

const applies = (needs: string[][], classes: ReadonlySet<string>) =>
  needs.some((selector) => selector.every((name) => classes.has(name)));

/** Puts rules together again, neighbours of one at-rule into one block. */
function join(pieces: Piece[]): string {
  let css = "";
  let open: string | undefined;
  for (const { text, wrapper } of pieces) {
    if (wrapper !== open) {
      css += close(open) + (wrapper === undefined ? "" : `${wrapper}{`);
      open = wrapper;
    }
    css += text;
  }
  return css + close(open);
}

const close = (wrapper: string | undefined) =>
  wrapper === undefined ? "" : "}".repeat(wrapper.split("{").length);
