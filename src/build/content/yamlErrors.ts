import { CST, type Document, isAlias, isMap, isScalar, isSeq, Lexer, type Node, type YAMLError } from "yaml";
import { type Fault, quoted } from "../lib/problems.ts";
import { explainSyntax, specialSpace } from "./yamlSyntax.ts";

export type Path = readonly (string | number)[];
export type MarkKind = "placeholder" | "confirm";

type MarkAt = { kind: MarkKind; path: Path; value: string; offset: number };
type Result = { faults: Fault[]; marks: MarkAt[] };
type Found = Result & { source: string; lineAt: (offset: number) => number };

/**
 * The marks and faults of a document, which must be parsed with `uniqueKeys: false`: the parser's errors, and what the
 * parser accepts though it is hardly meant. One mistake can cause several parser errors: the first counts.
 */
export function inspect(document: Document, source: string, lineAt: (offset: number) => number): Result {
  const [first] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const found: Found = {
    faults: first ? [explained(first, source)] : [],
    marks: [],
    source,
    lineAt,
  };
  if (!first) walk(found, document.contents, []);
  if (!first && /#\S/.test(source)) for (const fault of lostToComments(source)) found.faults.push(fault);
  return found;
}

/** The parser calls itself for each level. */
export const tooDeep = "has too many levels, one inside another, to be read: restore an earlier version";

function explained({ code, message, pos }: YAMLError, source: string): Fault {
  const offset = pos[0];
  if (code === "TAG_RESOLVE_FAILED" && source[offset] === "!")
    return {
      offset,
      message: `${quoted(source.slice(...pos))} is no tag that is known: write !placeholder or !confirm before a text, or put quotes around a text that begins with !`,
    };
  if (code === "RESOURCE_EXHAUSTION") return { offset: 0, message: tooDeep };
  return explainSyntax(message, offset, source);
}

/** `Office #12, Blue Area` ends at the # for YAML. Comments on their own lines may be written in any way. */
function lostToComments(source: string): Fault[] {
  return commentsOf(source)
    .filter(({ offset, text }) => /^#\S/.test(text) && lineBefore(source, offset).trim() !== "")
    .map(({ offset, text }) => ({
      offset,
      message: `${quoted(text.trim())} is lost, for it counts as a comment: put quotes around the text, or a space after # if it is a comment`,
    }));
}

const lineBefore = (source: string, offset: number) =>
  source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset).replace(/^\uFEFF/, "");

function commentsOf(source: string): { offset: number; text: string }[] {
  const comments: { offset: number; text: string }[] = [];
  let offset = 0;
  let before = "";
  for (const token of new Lexer().lex(source)) {
    const control = token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR;
    if (token.startsWith("#") && before !== CST.SCALAR) comments.push({ offset, text: token });
    if (!control) offset += token.length;
    before = token;
  }
  return comments;
}

/** Aliases are refused even where they would work: content needs none, and they make texts without end. */
function walk(found: Found, node: unknown, path: Path): void {
  const { source, faults, marks } = found;
  const { range, anchor } = (node ?? {}) as Partial<Node & { anchor: string }>;
  const offset = range?.[0] ?? 0;
  if (isAlias(node))
    faults.push({
      offset,
      message: `${quoted(`*${node.source}`)} is not valid YAML: * begins an alias; put quotes around the text`,
    });
  else if (anchor)
    faults.push({
      offset: Math.max(source.lastIndexOf(`&${anchor}`, offset), 0),
      message: `${quoted(`&${anchor}`)} is lost, for & begins an anchor: put quotes around the text`,
    });
  if (isScalar(node)) {
    for (const fault of oddCharacters(String(node.value), source, range)) faults.push(fault);
    const kind = node.tag?.slice(1);
    if (kind === "")
      faults.push({
        offset: Math.max(source.lastIndexOf("!", offset), 0),
        message: "has a blank after !: write !placeholder or !confirm without one, or quotes around the text",
      });
    if (kind === "placeholder" || kind === "confirm")
      marks.push({ kind, path, value: String(node.value), offset });
  }
  if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(found, item, [...path, index]);
  if (isMap(node)) walkMap(found, node.items, path);
}

function walkMap(found: Found, items: { key: unknown; value: unknown }[], path: Path): void {
  const first = new Map<string, number>();
  for (const { key, value } of items) {
    walk(found, key, path);
    const word = isScalar(key) ? String(key.value) : "";
    const offset = (isScalar(key) && key.range?.[0]) || 0;
    const space = specialSpace(word);
    if (space) found.faults.push({ offset, message: space });
    const earlier = first.get(word);
    first.set(word, earlier ?? offset);
    if (earlier !== undefined)
      found.faults.push({
        offset,
        message: `${quoted(word)} stands twice here; the first is in line ${found.lineAt(earlier)}: keep one of them`,
      });
    walk(found, value, [...path, word]);
  }
}

/** What no HTML document may hold (HTML, "preprocessing the input stream"). */
const forbidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * Finds a character that no page may hold, written directly or as an escape.
 *
 * @param range where the text stands in the source
 */
export function oddCharacters(text: string, source = text, range: readonly number[] | null = [0]): Fault[] {
  const [odd] = forbidden.exec(text) ?? [];
  if (odd === undefined) return [];
  const [from = 0, to] = range ?? [];
  const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const message = `holds the invisible character U+${code}, which copied text brings along and no page may hold: write the words anew`;
  return [{ offset: from + Math.max(source.slice(from, to).search(forbidden), 0), message }];
}
