import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLError } from "yaml";
import { type OffsetProblem } from "../lib/problems.ts";
import type { Path } from "../../content/fields.ts";
import { codeName, quoted, specialSpace } from "../../content/quoted.ts";
import { explainSyntax, spacedTag } from "./yamlSyntax.ts";

export type MarkKind = "placeholder" | "confirm";

type MarkAt = { kind: MarkKind; path: Path; value: string; offset: number };
type Result = { problems: OffsetProblem[]; marks: MarkAt[] };
type Walk = {
  source: string;
  lineAt: (offset: number) => number;
  report: (offset: number, message: string) => void;
  marks: MarkAt[];
};

/**
 * Returns only the parser's first error, because one mistake often causes several errors. If there are no
 * errors, reports valid YAML that is probably a mistake. The document must be parsed with `uniqueKeys: false`,
 * because this function reports duplicate keys itself.
 */
export function inspect(document: Document, source: string, lineAt: (offset: number) => number): Result {
  const [first] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (first) return { problems: [explained(first, source)], marks: [] };
  const problems: OffsetProblem[] = [];
  const marks: MarkAt[] = [];
  const report = (offset: number, message: string) => problems.push({ offset, message });
  walk({ source, lineAt, report, marks }, document.contents, []);
  return { problems, marks };
}

/** The parser is recursive, so deep nesting overflows the stack. */
export const tooDeep = "is nested too deeply: restore an earlier version";

function explained({ code, message, pos }: YAMLError, source: string): OffsetProblem {
  const offset = pos[0];
  if (code === "TAG_RESOLVE_FAILED" && source[offset] === "!")
    return {
      offset,
      message: `unknown tag ${quoted(source.slice(...pos))}: write !placeholder or !confirm before the text, or put quotes around text that begins with !`,
    };
  if (code === "RESOURCE_EXHAUSTION") return { offset: 0, message: tooDeep };
  return explainSyntax(message, offset, source);
}

/** Reports text that YAML drops as a comment because it follows a #, as in `Office #12, Blue Area`. */
function reportLostText({ source, report }: Walk, { range, comment }: Scalar): void {
  if (!range || !/^\S/.test(comment ?? "")) return;
  const isBlock = /[>|]/.test(source.charAt(range[0]));
  const offset = source.indexOf("#", range[isBlock ? 0 : 1]);
  // A comment on a separate line is intentional.
  if (!isBlock && source.slice(range[1], offset).includes("\n")) return;
  const lost = source.slice(offset).split(/\r?\n/, 1)[0] ?? "";
  report(
    offset,
    `${quoted(lost)} is read as a comment: put quotes around the text, or a space after # if it is a comment`,
  );
}

/** Reports a mark that YAML reads as part of the text, which would be printed. */
function reportPrintedMark({ source, report }: Walk, { value, range }: Scalar): void {
  const [mark] = /!(?:confirm|placeholder)\b/.exec(String(value)) ?? [];
  if (mark === undefined || !range) return;
  const offset = Math.max(source.indexOf(mark, range[0]), range[0]);
  report(
    offset,
    `${mark} is read as part of the text: write it before the text and outside its quotes, as in name: ${mark} text`,
  );
}

function walk(context: Walk, node: unknown, path: Path): void {
  const { source, report, marks } = context;
  const { range, anchor } = (node ?? {}) as Partial<Node & { anchor: string }>;
  const offset = range?.[0] ?? 0;
  if (isAlias(node))
    report(offset, `${quoted(`*${node.source}`)} is read as a YAML alias: put quotes around the text`);
  else if (anchor) {
    const place = Math.max(source.lastIndexOf(`&${anchor}`, offset), 0);
    report(place, `${quoted(`&${anchor}`)} is read as a YAML anchor: put quotes around the text`);
  }
  if (isScalar(node)) {
    for (const odd of oddCharacters(String(node.value), source, range)) report(odd.offset, odd.message);
    reportLostText(context, node);
    reportPrintedMark(context, node);
    const kind = node.tag?.slice(1);
    if (kind === "") report(Math.max(source.lastIndexOf("!", offset), 0), spacedTag);
    if (kind === "placeholder" || kind === "confirm")
      marks.push({ kind, path, value: String(node.value), offset });
  }
  if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(context, item, [...path, index]);
  if (isMap(node)) walkMap(context, node.items, path);
}

function walkMap(context: Walk, items: { key: unknown; value: unknown }[], path: Path): void {
  const first = new Map<string, number>();
  const isEntry = typeof path.at(-1) === "number";
  let repeats = false;
  for (const { key, value } of items) {
    if (isScalar(key) && key.tag) context.report(key.range?.[0] ?? 0, markedKey);
    else walk(context, key, path);
    const word = isScalar(key) ? String(key.value) : "";
    const offset = (isScalar(key) && key.range?.[0]) || 0;
    const space = specialSpace(word);
    if (space) context.report(offset, space);
    const earlier = first.get(word);
    first.set(word, earlier ?? offset);
    // Only the first duplicate key is reported, because a missing hyphen duplicates every key of a list
    // entry.
    if (earlier !== undefined && !repeats) {
      const remedy = `keep one of them${isEntry ? ", or write a hyphen before it if an entry begins here" : ""}`;
      const line = context.lineAt(earlier);
      context.report(offset, `duplicate key ${quoted(word)}; the first is on line ${line}: ${remedy}`);
    }
    repeats ||= earlier !== undefined;
    walk(context, value, [...path, word]);
  }
}

const markedKey = "has its mark before the key: write it after the colon, as in name: !confirm text";

/** Characters that HTML forbids (HTML standard, "preprocessing the input stream"). */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * Finds the first character that HTML forbids, whether literal or written as a YAML escape.
 *
 * @param range position of `text` in `source`
 */
export function oddCharacters(
  text: string,
  source = text,
  range: readonly number[] | null = [0],
): OffsetProblem[] {
  const [odd] = forbidden.exec(text) ?? [];
  if (odd === undefined) return [];
  const [from = 0, to] = range ?? [];
  const message = `contains the invisible character ${codeName(odd)}, often pasted from another program: type the text again`;
  return [{ offset: from + Math.max(source.slice(from, to).search(forbidden), 0), message }];
}
