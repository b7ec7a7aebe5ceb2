import { isMap, isSeq, type Node } from "yaml";
import { isList, isScalarValue, type Value } from "./change.ts";
import { type Collection, columnOf, entriesOf, type Source } from "./nodes.ts";
import { writeScalar } from "./scalars.ts";

/**
 * Spaces by which a file indents the keys of a group below its key, and the hyphens of a list below its key.
 */
export type Indentation = { keys: number; hyphens: number };

/** Finds a file's own indentation, from its first nested group and list. */
export function indentationOf(source: Source): Indentation {
  const found: Partial<Indentation> = {};
  const visit = (node: Node | null): void => {
    if (!(isMap(node) || isSeq(node)) || node.flow) return;
    for (const { own, value } of entriesOf(source, node as Collection)) {
      const [inner] =
        (isMap(value) || isSeq(value)) && !value.flow ? entriesOf(source, value as Collection) : [];
      const step = inner && columnOf(source.text, inner.own) - columnOf(source.text, own);
      if (isMap(node) && step !== undefined) found[isMap(value) ? "keys" : "hyphens"] ??= step;
      if (found.keys === undefined || found.hyphens === undefined) visit(value);
    }
  };
  visit(source.document.contents as Node | null);
  return { keys: found.keys ?? found.hyphens ?? 2, hyphens: found.hyphens ?? found.keys ?? 2 };
}

/**
 * Writes a value as it follows a key's colon or an entry's hyphen: with a leading space or line break.
 *
 * @param column of the key or hyphen
 * @param before characters before the value on its line
 */
export function blockValue(
  value: Value,
  owner: "key" | "hyphen",
  column: number,
  before: number,
  indentation: Indentation,
): string {
  if (isScalarValue(value))
    return ` ${writeScalar(value, { flow: false, before: before + 1, indent: column + indentation.keys })}`;
  if (isFlowValue(value, owner, before)) return ` ${flowValue(value)}`;
  if (isList(value)) {
    const at = column + indentation.hyphens;
    return value.map((item) => `\n${" ".repeat(at)}${blockEntry(item, at, indentation)}`).join("");
  }
  const at = column + (owner === "key" ? indentation.keys : 2);
  const lines = Object.entries(value).map(([key, item]) => blockPair(key, item, at, indentation));
  const text = lines.join(`\n${" ".repeat(at)}`);
  return owner === "key" ? `\n${" ".repeat(at)}${text}` : ` ${text}`;
}

export const blockEntry = (value: Value, column: number, indentation: Indentation): string =>
  `-${blockValue(value, "hyphen", column, column + 1, indentation)}`;

export function blockPair(key: string, value: Value, column: number, indentation: Indentation): string {
  const name = `${writeScalar(key, { flow: false, before: 0, indent: 2 })}:`;
  return name + blockValue(value, "key", column, column + name.length, indentation);
}

/**
 * Lists of short texts and lists in lists are in brackets, as in the rest of content. A list of one is likely
 * to grow.
 */
function isFlowValue(
  value: Exclude<Value, string | number | boolean>,
  owner: "key" | "hyphen",
  before: number,
): boolean {
  if (Object.keys(value).length === 0) return true;
  if (!isList(value)) return false;
  if (owner === "hyphen") return true;
  const isShort = (item: Value) => isScalarValue(item) && String(item).length <= 30;
  return value.length > 1 && value.every(isShort) && before + flowValue(value).length < 100;
}

export function flowValue(value: Value): string {
  if (isScalarValue(value)) return writeScalar(value, { flow: true, before: 0, indent: 0 });
  if (isList(value)) return `[${value.map(flowValue).join(", ")}]`;
  const pairs = Object.entries(value).map(([key, item]) => flowPair(key, item));
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

export const flowPair = (key: string, value: Value): string => `${flowValue(key)}: ${flowValue(value)}`;
