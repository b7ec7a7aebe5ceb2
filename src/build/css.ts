import postcss, { type ChildNode, type Rule } from "postcss";

/** A selector and the classes that it needs. An at-rule without selectors has an empty one that needs nothing. */
type Selector = { text: string; needs: string[] };

/** A rule of the sheet: its selectors, the rest of its text, and the at-rule around it, if any. */
type Piece = { selectors: Selector[]; body: string; wrapper: string | undefined };

/** The one sheet, taken apart once so that each page's share is a matter of set look-ups. */
export type Sheet = { pieces: Piece[]; classes: Set<string> };

/** Set by script on the root, so they stand in no page's HTML; their rules belong to every page. */
const always = new Set(["dark", "scroll-locked"]);

/** Takes the minified sheet apart into rules. At-rules may nest one level: `@media` around rules. */
export function parseSheet(css: string): Sheet {
  const pieces = postcss.parse(css).nodes.flatMap((node) => takeApart(node, undefined));
  return {
    pieces,
    classes: new Set(pieces.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs))),
  };
}

function takeApart(node: ChildNode, wrapper: string | undefined): Piece[] {
  if (node.type === "rule") return [{ selectors: selectorsOf(node), body: bodyOf(node), wrapper }];
  if (node.type === "atrule" && /^(media|supports|container|layer)$/.test(node.name) && node.nodes) {
    const name = `@${node.name} ${node.params}`;
    const outer = wrapper === undefined ? name : `${wrapper}{${name}`;
    return node.nodes.flatMap((child) => takeApart(child, outer));
  }
  return node.type === "comment"
    ? []
    : [{ selectors: [{ text: "", needs: [] }], body: node.toString(), wrapper }];
}

const bodyOf = (rule: Rule) => `{${rule.nodes.map((declaration) => declaration.toString()).join(";")}}`;

function selectorsOf(rule: Rule): Selector[] {
  return rule.selectors.map((text) => {
    const names = [...text.replace(/:not\([^)]*\)/g, "").matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(
      (match) => match[1] ?? "",
    );
    return { text, needs: names.filter((name) => !always.has(name)) };
  });
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
 * A page's share of the sheet, in the sheet's order: the selectors that need only classes which the page or one of its
 * islands uses.
 */
export function pageCss(sheet: Sheet, classes: ReadonlySet<string>, tints: ReadonlySet<string>): string {
  const colours = [...tints].sort().map((tint) => `.tint-${tint}{background:#${tint}}`);
  return join(sheet.pieces, ({ needs }) => needs.every((name) => classes.has(name))) + colours.join("");
}

/**
 * The rules that only matter once an island runs: those that need a class of `late`, which stands in no page's HTML,
 * and otherwise classes of the island.
 */
export function lateCss(sheet: Sheet, classes: ReadonlySet<string>, late: ReadonlySet<string>): string {
  const applies = ({ needs }: Selector) =>
    needs.some((name) => late.has(name)) && needs.every((name) => classes.has(name));
  return join(sheet.pieces, applies);
}

/** Puts the rules together of which a selector applies, neighbours of one at-rule into one block. */
function join(pieces: Piece[], applies: (selector: Selector) => boolean): string {
  let css = "";
  let open: string | undefined;
  for (const { selectors, body, wrapper } of pieces) {
    const fitting = selectors.filter(applies);
    if (fitting.length === 0) continue;
    if (wrapper !== open) {
      css += close(open) + (wrapper === undefined ? "" : `${wrapper}{`);
      open = wrapper;
    }
    css += fitting.map(({ text }) => text).join(",") + body;
  }
  return css + close(open);
}

const close = (wrapper: string | undefined) =>
  wrapper === undefined ? "" : "}".repeat(wrapper.split("{").length);
