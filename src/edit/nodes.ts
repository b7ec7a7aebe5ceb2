import {
  type CST,
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { parseOptions } from "../build/content/yaml.ts";
import type { Path } from "../content/fields.ts";

export type Collection = YAMLMap | YAMLSeq;
export type Source = { text: string; document: Document; comments: ReadonlySet<number> };

/**
 * A key or list entry.
 *
 * `start` is the offset of its first comment, hyphen, key or mark, `end` that of the end of its last line (in
 * brackets: of its value). `own` is the offset of its hyphen or key, `after` that behind the hyphen or colon.
 */
export type Entry = {
  start: number;
  own: number;
  after: number;
  end: number;
  tag: CST.SourceToken | undefined;
  value: Node | null;
};

export function parseSource(text: string): Source {
  const document = parseDocument(text, { ...parseOptions, keepSourceTokens: true });
  return { text, document, comments: new Set(commentsIn(text).map(({ offset }) => offset)) };
}

/** Control characters with which the lexer announces a document, the end of brackets, or a scalar. */
const announcements = ["\x02", "\x18", "\x1f"];

export function commentsIn(text: string): { offset: number; comment: string }[] {
  const found: { offset: number; comment: string }[] = [];
  let offset = 0;
  let previous = "";
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith("#") && previous !== "\x1f") found.push({ offset, comment: lexeme.trimEnd() });
    if (!announcements.includes(lexeme)) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}

/** Returns the collection at a path, or undefined if there is none. */
export function collectionAt({ document }: Source, path: Path): Collection | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isMap(node) || isSeq(node) ? node : undefined;
}

export const isInFlow = (source: Source, path: Path): boolean =>
  path.some((_, index) => collectionAt(source, path.slice(0, index))?.flow === true);

/** Index of a key or list entry among the entries of its collection, or -1. */
export const indexIn = (collection: Collection, part: string | number): number =>
  isMap(collection)
    ? collection.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(part))
    : Number(part) < collection.items.length
      ? Number(part)
      : -1;

export function entryAt(source: Source, path: Path): Entry | undefined {
  const owner = collectionAt(source, path.slice(0, -1));
  const index = owner && path.length > 0 ? indexIn(owner, path.at(-1) as string | number) : -1;
  return owner && index >= 0 ? entriesOf(source, owner)[index] : undefined;
}

/** Lists the entries of a list or group in the order of the file. */
export function entriesOf(source: Source, collection: Collection): Entry[] {
  const entries: Entry[] = [];
  for (const index of collection.items.keys()) {
    const entry = bareEntry(source.text, collection, index);
    if (!collection.flow) {
      entry.end = belowEnd(source, entry);
      const isHead = index === 0 && collection === source.document.contents;
      // The comments above the first key of a file belong to the file.
      if (!isHead) entry.start = commentStart(source, entry.start, entries.at(-1)?.end ?? 0);
    }
    entries.push(entry);
  }
  return entries;
}

function bareEntry(text: string, collection: Collection, index: number): Entry {
  const token = (collection.srcToken as { items: CST.CollectionItem[] } | undefined)?.items[index];
  if (!token) throw new Error("the document was parsed without its source tokens");
  const item = collection.items[index] as Node | { value: Node | null };
  const value = isMap(collection) ? (item as { value: Node | null }).value : (item as Node);
  const props = (isMap(collection) ? token.sep : token.start) ?? [];
  const sign = props.find(({ type }) => type === "seq-item-ind" || type === "map-value-ind");
  const tag = props.find(({ type }) => type === "tag");
  const own = (isMap(collection) ? token.key?.offset : (sign ?? tag ?? token.value)?.offset) ?? 0;
  const after = sign ? sign.offset + 1 : own;
  const end = Math.max(after, tag ? tag.offset + tag.source.length : 0, contentEnd(text, value));
  return { start: own, own, after, end, tag, value };
}

/** Offset of the end of a node's last line with content, or 0 if the node is empty. */
export function contentEnd(text: string, node: Node | null): number {
  if (!node?.range) return 0;
  const [start, end] = node.range;
  if (isCollection(node) && !node.flow)
    return Math.max(0, ...node.items.map((_, index) => bareEntry(text, node as Collection, index).end));
  return start === end ? 0 : start + text.slice(start, end).replace(/(\n *)+$/, "").length;
}

export const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

/** Includes the rest of the entry's last line, and comments below it that are indented more than the entry. */
function belowEnd({ text, comments }: Source, { own, end }: Entry): number {
  let last = lineEnd(text, end);
  for (;;) {
    const next = last + 1 + (/^ */.exec(text.slice(last + 1, last + 400))?.[0].length ?? 0);
    if (!comments.has(next) || columnOf(text, next) <= columnOf(text, own)) return last;
    last = lineEnd(text, next);
  }
}

/** Includes the comments directly above an entry that have its indentation. */
function commentStart({ text, comments }: Source, own: number, bound: number): number {
  const isFirstOnLine = (offset: number) => text.slice(lineStart(text, offset), offset).trim() === "";
  let start = own;
  while (isFirstOnLine(start) && lineStart(text, start) > 0) {
    const above = lineStart(text, lineStart(text, start) - 1) + columnOf(text, own);
    if (above < bound || above >= start || !comments.has(above) || !isFirstOnLine(above)) break;
    start = above;
  }
  return start;
}
