import { isCollection, isMap, isScalar } from "yaml";
import { placeName } from "../build/content/yaml.ts";
import type { Path } from "../content/fields.ts";
import { UserError } from "../build/lib/problems.ts";
import { assertChanged } from "./assertChanged.ts";
import { type Change, isScalarValue, type Value } from "./change.ts";
import { insertEntry, insertKey, moveEntry, removeEntry } from "./entries.ts";
import {
  collectionAt,
  columnOf,
  contentEnd,
  type Entry,
  entryAt,
  isInFlow,
  parseSource,
  type Source,
} from "./nodes.ts";
import { withLineEnds, withLineFeeds } from "./lineEnds.ts";
import { replaced } from "./replaced.ts";
import { writeScalar } from "./scalars.ts";
import { blockValue, flowValue, indentationOf } from "./values.ts";

/**
 * Changes values of a YAML file. All other lines stay byte for byte as they are, with their comments, marks,
 * quotes and line ends.
 *
 * @param source the file's text, which may begin with a byte-order mark and have Windows line ends
 * @returns the new text
 * @throws UserError if the source has a mistake, a path does not exist, or the result would differ from the
 * wanted one in data, marks or comments
 */
export function changeYaml(source: string, changes: readonly Change[]): string {
  const mark = source.startsWith("\ufeff") ? "\ufeff" : "";
  const before = source.slice(mark.length).replaceAll("\r\n", "\n");
  const after = changes.reduce((text, given) => {
    const change = "value" in given ? { ...given, value: withLineFeeds(given.value) } : given;
    const next = changed(text, change);
    assertChanged(text, next, change);
    return next;
  }, before);
  return mark + withLineEnds(source.slice(mark.length), after);
}

function changed(text: string, change: Change): string {
  const source = parseSource(text);
  if (source.document.errors.length > 0 || !isCollection(source.document.contents))
    throw new UserError("The file can't be read: build to see its mistakes.");
  switch (change.kind) {
    case "set":
      return withValue(source, change.path, change.value, change.order);
    case "confirm":
      return withoutMark(source, change.path);
    case "mark":
      return withMark(source, change.path);
    case "insert":
      return insertEntry(source, change) ?? withValue(source, change.path, [change.value]);
    case "move":
      return change.into ? movedInto(text, { ...change, into: change.into }) : moveEntry(source, change);
    case "remove":
      return removeEntry(source, change.path);
  }
}

function withValue(source: Source, path: Path, value: Value, order: readonly string[] = []): string {
  const entry = entryAt(source, path);
  if (!entry) return withNewKey(source, path, value, order);
  if (isScalarValue(value) && !isCollection(entry.value)) return withScalar(source, path, entry, value);
  const column = columnOf(source.text, entry.own);
  const before = columnOf(source.text, entry.after);
  const owner = typeof path.at(-1) === "number" ? "hyphen" : "key";
  const text = isInFlow(source, path)
    ? `${owner === "key" ? " " : ""}${flowValue(value)}`
    : blockValue(value, owner, column, before, indentationOf(source));
  return replaced(source, entry.after, Math.max(entry.after, contentEnd(source.text, entry.value)), text);
}

/** Moves a list entry as it is written to the place of a stand-in in another list. */
function movedInto(
  text: string,
  { path, from, to, into }: Extract<Change, { kind: "move" }> & { into: Path },
): string {
  const moved = entryAt(parseSource(text), [...path, from]);
  if (!moved) throw new UserError(`${placeName(path)} has no entry ${from + 1}.`);
  const without = changed(changed(text, { kind: "insert", path: into, index: to, value: "moved" }), {
    kind: "remove",
    path: [...path, from],
  });
  const standIn = entryAt(parseSource(without), [...into, to]);
  if (!standIn || columnOf(without, standIn.own) !== columnOf(text, moved.own))
    throw new UserError(`${placeName([...path, from])} can't be moved here: move its lines in the file.`);
  return without.slice(0, standIn.own) + text.slice(moved.start, moved.end) + without.slice(standIn.end);
}

/** Adds a key, and the groups that lead to it. */
function withNewKey(source: Source, path: Path, value: Value, order: readonly string[]): string {
  const owner = path.slice(0, -1);
  const key = path.at(-1);
  if (typeof key !== "string") throw new UserError(`${placeName(path)} does not exist: insert it instead.`);
  const group = collectionAt(source, owner);
  if (isMap(group) && group.items.length > 0) return insertKey(source, owner, key, value, order);
  return withValue(source, owner, { [key]: value });
}

function withScalar(source: Source, path: Path, entry: Entry, value: string | number | boolean): string {
  const { text } = source;
  const node = isScalar(entry.value) ? entry.value : undefined;
  const end = contentEnd(text, entry.value);
  const tagEnd = entry.tag ? entry.tag.offset + entry.tag.source.length : entry.after;
  const start = end > 0 ? (node?.range?.[0] ?? tagEnd) : tagEnd;
  const old = text.slice(start, Math.max(start, end));
  if (node && end > 0 && node.value === value) return text;
  const gap = /[\s[{]$/.test(text.slice(0, start)) ? "" : " ";
  const written = writeScalar(value, {
    flow: isInFlow(source, path),
    mark: entry.tag?.source,
    style: node?.type as never,
    old,
    before: columnOf(text, start) + gap.length,
    indent: bodyIndent(old) ?? columnOf(text, entry.own) + indentationOf(source).keys,
  });
  return replaced(source, start, start + old.length, gap + written);
}

const bodyIndent = (old: string): number | undefined => /^[|>].*\n\s*?( +)\S/.exec(old)?.[1]?.length;

function withoutMark(source: Source, path: Path): string {
  const { text } = source;
  const entry = entryAt(source, path);
  if (!entry?.tag) throw new UserError(`${placeName(path)} has no mark.`);
  const { offset } = entry.tag;
  const end = offset + entry.tag.source.length;
  const gap = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const value = isScalar(entry.value) ? String(entry.value.value) : "";
  const bare = text.slice(0, offset) + text.slice(end + gap);
  const left = entryAt(parseSource(bare), path)?.value;
  if (isScalar(left) && left.value === value) return bare;
  // Without its mark the text would be a number, a word such as true, or empty.
  return withValue(parseSource(bare), path, value);
}

function withMark(source: Source, path: Path): string {
  const { text } = source;
  const entry = entryAt(source, path);
  const start = isScalar(entry?.value) && !entry.tag ? entry.value.range?.[0] : undefined;
  if (start === undefined) throw new UserError(`${placeName(path)} is no text without a mark.`);
  return `${text.slice(0, start)}!placeholder ${text.slice(start)}`;
}
