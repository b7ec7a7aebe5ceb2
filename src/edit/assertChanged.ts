import { isDeepStrictEqual } from "node:util";
import { parseYaml, placeName } from "../build/content/yaml.ts";
import { type Path, valueAt } from "../content/fields.ts";
import { UserError } from "../build/lib/problems.ts";
import { type Change, isScalarValue, type Value } from "./change.ts";
import { commentsIn, entryAt, parseSource } from "./nodes.ts";

/**
 * Checks that a change of a YAML file has the wanted effect on its data, and none on its other marks and
 * comments.
 *
 * @throws UserError if it has not
 */
export function assertChanged(before: string, after: string, change: Change): void {
  const [old, now] = [before, after].map((text) => parseYaml("The file", text)) as [Parsed, Parsed];
  for (const { problems } of [old, now])
    for (const { line, column, message } of problems)
      throw new UserError(`The file has a mistake in line ${line}, column ${column}: ${message}.`);
  const data = structuredClone(old.data) as Value;
  changeData(data, change);
  const isSame =
    change.kind === "move"
      ? JSON.stringify(now.data) === JSON.stringify(data)
      : isDeepStrictEqual(now.data, data);
  const isWanted =
    isSame &&
    isDeepStrictEqual(marksOf(now), expectedMarks(old, change)) &&
    keepsComments(before, after, change);
  if (!isWanted) throw new UserError(`${placeName(change.path)} can't be changed here: edit it in the file.`);
}

type Parsed = ReturnType<typeof parseYaml>;
type Group = Record<string | number, Value>;

function changeData(data: Value, change: Change): void {
  const { path } = change;
  const at = (where: Path) => valueAt(data, where) as Group & Value[];
  const key = path.at(-1) as string;
  const owner = path.slice(0, -1);
  if (change.kind === "set") setData(data, path, change.value);
  else if (change.kind === "remove" && Array.isArray(at(owner))) at(owner).splice(Number(key), 1);
  else if (change.kind === "remove") delete at(owner)[key];
  else if (change.kind === "insert" && !Array.isArray(at(path))) setData(data, path, [change.value]);
  else if (change.kind === "insert") at(path).splice(change.index, 0, change.value);
  else if (change.kind === "move" && change.into) {
    changeData(data, {
      kind: "insert",
      path: change.into,
      index: change.to,
      value: at(path)[change.from] as Value,
    });
    changeData(data, { kind: "remove", path: [...path, change.from] });
  } else if (change.kind === "move" && !Array.isArray(at(path))) {
    const keys = Object.entries(at(path));
    for (const [key] of keys) delete at(path)[key];
    keys.splice(change.to, 0, ...keys.splice(change.from, 1));
    Object.assign(at(path), Object.fromEntries(keys));
  } else if (change.kind === "move") at(path).splice(change.to, 0, ...at(path).splice(change.from, 1));
}

function setData(data: Value, path: Path, value: Value): void {
  let group = data as Group;
  for (const part of path.slice(0, -1)) group = (group[part] ??= {}) as Group;
  group[path.at(-1) as string] = value;
}

const marksOf = ({ marks }: Parsed): string[] =>
  marks.map(({ kind, path }) => `${kind} ${JSON.stringify(path)}`).sort();

function expectedMarks({ marks }: Parsed, change: Change): string[] {
  const kept = marks.flatMap(({ kind, path }) => {
    const moved = movedPath(path, change);
    return moved ? `${kind} ${JSON.stringify(moved)}` : [];
  });
  const added = change.kind === "mark" ? [`placeholder ${JSON.stringify(change.path)}`] : [];
  return [...kept, ...added].sort();
}

const isWithin = (path: Path, owner: Path): boolean => isDeepStrictEqual(path.slice(0, owner.length), owner);

/** The path of a value after the change, or undefined if it or its mark is gone. */
function movedPath(path: Path, change: Change): Path | undefined {
  if (change.kind === "move" && change.into) {
    const left = movedPath(path, { kind: "remove", path: [...change.path, change.from] });
    if (!left) return [...change.into, change.to, ...path.slice(change.path.length + 1)];
    return movedPath(left, { kind: "insert", path: change.into, index: change.to, value: "" });
  }
  const isEntry = change.kind === "remove" && typeof change.path.at(-1) === "number";
  const list = isEntry ? change.path.slice(0, -1) : change.path;
  if (!isWithin(path, list)) return path;
  if (change.kind === "confirm" || change.kind === "set") {
    const isMarkKept = change.kind === "set" && isScalarValue(change.value) && path.length === list.length;
    return isMarkKept ? path : undefined;
  }
  const index = path[list.length];
  if (change.kind === "remove" && !isEntry) return undefined;
  if (typeof index !== "number") return path;
  const to = movedIndex(index, change);
  return to === undefined ? undefined : [...list, to, ...path.slice(list.length + 1)];
}

function movedIndex(index: number, change: Change): number | undefined {
  if (change.kind === "insert") return index >= change.index ? index + 1 : index;
  if (change.kind === "remove") {
    const removed = Number(change.path.at(-1));
    return index === removed ? undefined : index > removed ? index - 1 : index;
  }
  if (change.kind !== "move") return index;
  const { from, to } = change;
  if (index === from) return to;
  const left = index > from ? index - 1 : index;
  return left >= to ? left + 1 : left;
}

/** Only a removed or replaced part may lose the comments inside it. */
function keepsComments(before: string, after: string, change: Change): boolean {
  const isPart = change.kind === "remove" || (change.kind === "set" && !isScalarValue(change.value));
  const part = isPart ? entryAt(parseSource(before), change.path) : undefined;
  const all = commentsIn(before);
  const required = all.filter(({ offset }) => !part || offset < part.start || offset > part.end);
  const left = countsOf(commentsIn(after));
  const isLeft = [...countsOf(required)].every(([comment, count]) => (left.get(comment) ?? 0) >= count);
  const most = countsOf(all);
  return isLeft && [...left].every(([comment, count]) => (most.get(comment) ?? 0) >= count);
}

function countsOf(comments: { comment: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { comment } of comments) counts.set(comment, (counts.get(comment) ?? 0) + 1);
  return counts;
}
