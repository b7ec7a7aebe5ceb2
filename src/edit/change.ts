import type { Path } from "../content/fields.ts";

/** A value that a file of content can have. There is no null: an empty key is removed instead. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/**
 * One change of a YAML file. A path leads from the file's top to a value: `["cards", 2, "title"]`.
 *
 * - `set` replaces a value. A mark (`!confirm`, `!placeholder`) of a replaced text stays. If the key does not
 *   exist, it is added, with the groups that lead to it: after the nearest key that precedes it in `order` (the
 *   keys of its group in the schema's order), else at the end of its group.
 * - `remove` removes a key or list entry with the comments that belong to it. A list without entries becomes
 *   `[]`, a group without keys `{}`.
 * - `insert` puts a value before the entry `index` of a list, which may be empty or missing.
 * - `move` moves a list entry, or a key of a group, with its comments, so that its place is `to`; a list entry
 *   perhaps `into` another list.
 * - `confirm` removes a value's mark.
 * - `mark` marks a text without a mark as an example (`!placeholder`).
 */
export type Change =
  | { kind: "set"; path: Path; value: Value; order?: readonly string[] }
  | { kind: "remove"; path: Path }
  | { kind: "insert"; path: Path; index: number; value: Value }
  | { kind: "move"; path: Path; from: number; to: number; into?: Path }
  | { kind: "confirm"; path: Path }
  | { kind: "mark"; path: Path };

export const isScalarValue = (value: Value): value is string | number | boolean => typeof value !== "object";

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
