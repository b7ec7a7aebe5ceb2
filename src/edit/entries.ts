import { isCollection, isMap, isSeq } from "yaml";
import { placeName } from "../build/content/yaml.ts";
import type { Path } from "../content/fields.ts";
import { UserError } from "../build/lib/problems.ts";
import type { Change, Value } from "./change.ts";
import {
  collectionAt,
  columnOf,
  contentEnd,
  type Entry,
  entriesOf,
  entryAt,
  indexIn,
  lineStart,
  type Source,
} from "./nodes.ts";
import { replaced } from "./replaced.ts";
import { blockEntry, blockPair, flowPair, flowValue, indentationOf } from "./values.ts";

type ChangeOf<K extends Change["kind"]> = Extract<Change, { kind: K }>;

/** Returns undefined if the list is empty or does not exist. */
export function insertEntry(source: Source, { path, index, value }: ChangeOf<"insert">): string | undefined {
  const list = collectionAt(source, path);
  if (!list || list.items.length === 0) return undefined;
  const entries = entriesOf(source, list);
  if (!isSeq(list) || index < 0 || index > entries.length)
    throw new UserError(`${placeName(path)} has no place ${index + 1} for a new entry.`);
  if (list.flow) return putBetween(source.text, entries, index, flowValue(value), ", ");
  const { own, value: sibling } = entries[Math.max(index - 1, 0)] as Entry;
  const column = columnOf(source.text, own);
  const entry =
    isCollection(sibling) && sibling.flow
      ? `- ${flowValue(value)}`
      : blockEntry(value, column, indentationOf(source));
  return putBetween(source.text, entries, index, entry, `\n${" ".repeat(column)}`);
}

/** Adds a key to a group that has keys. */
export function insertKey(
  source: Source,
  path: Path,
  key: string,
  value: Value,
  order: readonly string[],
): string {
  const group = collectionAt(source, path);
  if (!isMap(group)) throw new UserError(`${placeName(path)} has no keys.`);
  const entries = entriesOf(source, group);
  const earlier = order
    .slice(0, Math.max(order.indexOf(key), 0))
    .findLast((name) => indexIn(group, name) >= 0);
  const index =
    earlier !== undefined ? indexIn(group, earlier) + 1 : order.includes(key) ? 0 : entries.length;
  if (group.flow) return putBetween(source.text, entries, index, flowPair(key, value), ", ");
  const column = columnOf(source.text, entries[0]?.own ?? 0);
  const pair = blockPair(key, value, column, indentationOf(source));
  return putBetween(source.text, entries, index, pair, `\n${" ".repeat(column)}`);
}

function putBetween(text: string, entries: Entry[], index: number, part: string, separator: string): string {
  const next = entries[index];
  const offset = next?.start ?? entries.at(-1)?.end ?? 0;
  return text.slice(0, offset) + (next ? part + separator : separator + part) + text.slice(offset);
}

/** The texts between the entries, such as blank lines and commas, stay where they are. */
export function moveEntry(source: Source, { path, from, to }: ChangeOf<"move">): string {
  const list = collectionAt(source, path);
  const entries = list ? entriesOf(source, list) : [];
  if (!entries[from] || !entries[to])
    throw new UserError(`${placeName(path)} has no entries ${from + 1} and ${to + 1}.`);
  const { text } = source;
  const parts = entries.map(({ start, end }) => text.slice(start, end));
  parts.splice(to, 0, ...parts.splice(from, 1));
  const gaps = entries.map(({ end }, index) => text.slice(end, entries[index + 1]?.start));
  return text.slice(0, entries[0]?.start) + parts.map((part, index) => part + gaps[index]).join("");
}

export function removeEntry(source: Source, path: Path): string {
  const { text } = source;
  const owner = collectionAt(source, path.slice(0, -1));
  const index = owner ? indexIn(owner, path.at(-1) ?? "") : -1;
  if (!owner || index < 0) throw new UserError(`${placeName(path)} does not exist.`);
  const entries = entriesOf(source, owner);
  const { start, end } = entries[index] as Entry;
  if (entries.length === 1) return withoutLast(source, path.slice(0, -1), start, end);
  const [from, to] = index > 0 ? [entries[index - 1]?.end ?? 0, start] : [end, entries[1]?.start ?? 0];
  if (owner.flow || text.slice(from, to).trim() === "")
    return index > 0 ? text.slice(0, from) + text.slice(end) : text.slice(0, start) + text.slice(to);
  // Between the two entries is a comment that belongs to neither.
  return text.slice(0, lineStart(text, start)) + text.slice(end + 1);
}

function withoutLast(source: Source, owner: Path, start: number, end: number): string {
  const { text } = source;
  const collection = collectionAt(source, owner);
  if (collection?.flow) return text.slice(0, start).trimEnd() + text.slice(end).trimStart();
  const entry = entryAt(source, owner);
  if (!entry || !collection) throw new UserError("The last key of a file can't be removed: remove the file.");
  const last = Math.max(end, contentEnd(text, collection));
  return replaced(source, entry.after, last, isMap(collection) ? " {}" : " []");
}
