import { type Path, valueAt } from "../../content/fields.ts";
import { fill } from "../../content/fill.ts";
import type { FormSchema } from "./api.ts";
import { readable } from "./match.ts";

/** Removes parts that the form must not see: defaults, which it would add to the data, and unions of strings. */
export const simplified = (json: string): FormSchema =>
  JSON.parse(json, (_key, value: FormSchema & { default?: unknown }) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const { default: _default, anyOf, allOf, ...schema } = value;
    return anyOf || allOf ? { ...schema, type: "string" } : schema;
  }) as FormSchema;

/** The schema of a value: that of its kind, if the schema lists kinds. */
export const resolved = (schema: FormSchema, data?: unknown): FormSchema =>
  schema.oneOf?.find((one) => one.properties?.["type"]?.const === valueAt(data, ["type"])) ?? schema;

export function formSchemaAt(schema: FormSchema, path: Path, data: unknown): FormSchema {
  const [first, ...rest] = path;
  const here = resolved(schema, data);
  if (first === undefined) return here;
  const inner = typeof first === "number" ? here.items : here.properties?.[first];
  return formSchemaAt(inner ?? {}, rest, valueAt(data, [first]));
}

export const isGroup = ({ type }: FormSchema): boolean => type === "object" || type === "array";

/** Number of fields that a form of the value has. */
function fieldCount(schema: FormSchema, data: unknown): number {
  const here = resolved(schema, data);
  if (!isGroup(here) || here.items?.enum || data === undefined) return typeof here.const === "string" ? 0 : 1;
  const parts = Object.keys(here.properties ?? (data as object));
  return parts.reduce((sum, part) => {
    return sum + fieldCount(here.items ?? here.properties?.[part] ?? {}, valueAt(data, [part]));
  }, 1);
}

/** A form with more fields shows its larger groups as links to forms of their own. */
const most = 32;
const small = 6;

/** Whether the form of the group `at` shows the group `path` inside it as a link. */
export function isLinked(root: FormSchema, data: unknown, at: Path, path: Path): boolean {
  const count = (place: Path) => fieldCount(formSchemaAt(root, place, data), valueAt(data, place));
  const isOwnGroup = path.length > at.length && isGroup(formSchemaAt(root, path, data));
  const isPart = count(path) > small || formSchemaAt(root, path.slice(0, -1), data).ordered;
  return isOwnGroup && valueAt(data, path) !== undefined && isPart === true && count(at) > most;
}

/** The innermost group whose form shows the field at `path`. */
export function partOf(root: FormSchema, data: unknown, path: Path): Path {
  return path.reduce<Path>((at, _part, depth) => {
    const group = path.slice(0, depth);
    return isLinked(root, data, at, group) ? group : at;
  }, []);
}

/** Roles of the texts that name a list entry, after its title, the best first; all but the nameless ones follow. */
const naming = ["title", "heading", "text", "prose"];
const nameless = ["icon", "picture", "anchor"];
const rankOf = ([key, { role = "" }]: [string, FormSchema]) =>
  key === "title" ? -1 : naming.indexOf(role) + 1 || naming.length + 1;

/**
 * A name for people: a list entry's heading, or else its first text or its place in the list; other fields have
 * the label of their key.
 *
 * @param facts fill the gaps of texts, such as `{name}`
 */
export function nameOf(
  schema: FormSchema,
  value: unknown,
  key: string | number = "",
  facts: Record<string, string | undefined> = {},
): string {
  if (typeof key === "string") return schema.title ?? key;
  const texts = Object.entries(schema.properties ?? {})
    .filter(([, part]) => part.const === undefined && !nameless.includes(part.role ?? ""))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(([name]) => textOf(valueAt(value, [name])));
  const text = textOf(value) ?? texts.find((one) => one);
  if (text === undefined) return `${schema.title ?? "Entry"} ${key + 1}`;
  const plain = readable(fill(text, facts));
  return plain.length > 48 ? `${plain.slice(0, 47)}…` : plain || "(empty)";
}

/** A text, or the texts of a list; undefined for other values. */
function textOf(value: unknown): string | undefined {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return all.length > 0 && all.every((one) => typeof one === "string") ? all.join(" · ") : undefined;
}
