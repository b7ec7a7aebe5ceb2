import { type Path, valueAt } from "../../content/fields.ts";

/** Ids of form fields: `desk/sections/2/heading`. */
export const idOf = (path: Path): string => ["desk", ...path].join("/");

export const pathOf = (id: string): Path =>
  id
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The names of a table's columns; undefined if the list is no row of a table. */
export function columnsOf(list: Path, data: unknown): string[] | undefined {
  const [table, key] = [list.slice(0, -2), list.at(-2)];
  const columns = key === "rows" ? valueAt(data, [...table, "columns"]) : undefined;
  return Array.isArray(columns) ? (columns as string[]) : undefined;
}

/**
 * Returns a copy of `data` with another value at `path`. Undefined removes the key or entry, and each group that
 * this leaves empty.
 */
export function withValue(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const inner = withValue(valueAt(data, [first]), rest, value);
  if (Array.isArray(data))
    return inner === undefined ? data.toSpliced(Number(first), 1) : data.with(Number(first), inner);
  const { [first]: _old, ...others } = (data ?? {}) as Record<string | number, unknown>;
  if (inner !== undefined) return { ...(data as object), [first]: inner };
  return Object.keys(others).length > 0 ? others : undefined;
}
