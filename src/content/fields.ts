import { z } from "zod";
import type { PictureSlotName } from "../styles/pictureSlots.ts";
import { describeKey, labels } from "./keyDescriptions.ts";

/** Keys and list indexes that lead from a file's root to a value. */
export type Path = readonly (string | number)[];

/**
 * The purpose of a value. Schemas set it with `.meta({ role })`, mostly in the files of basic fields, such as
 * textFields.ts. Checks, the picture plan and the editor's schemas read it. `number`, `switch` and `choice` follow
 * from the type.
 */
export type Role =
  | "text"
  | "prose"
  | "title"
  | "description"
  | "heading"
  | "alt"
  | "picture"
  | "focus"
  | "icon"
  | "category"
  | "link"
  | "url"
  | "formerUrl"
  | "redirect"
  | "anchor"
  | "phone"
  | "email"
  | "date"
  | "moment"
  | "month"
  | "year"
  | "number"
  | "switch"
  | "choice";

type Meta = {
  role?: Role | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Keys that a new entry has besides the required ones. */
  sample?: Record<string, unknown> | undefined;
  /** Whether pages show the parts of the group in the order of its keys. */
  ordered?: boolean | undefined;
  /** Placeholders that the program fills in, which are no facts. */
  placeholders?: readonly string[] | undefined;
  /** The slot with the largest widths that a picture appears in. */
  slot?: PictureSlotName | undefined;
  /** Whether all pictures of the list must have the same height in pixels. */
  sameHeight?: boolean | undefined;
  /** The picture's width divided by its height. */
  aspect?: number | undefined;
};

declare module "zod" {
  // Checks the spelling of roles and slots wherever `.meta()` sets them.
  interface GlobalMeta extends Meta {}
}

/** A scalar in a YAML file. `role` is undefined for unknown keys. */
export type Field = Meta & { value: unknown; path: Path };

/**
 * Yields each scalar in a file's data. The data need not be valid: unknown and misplaced values are yielded
 * without a role.
 */
export function* eachField(schema: z.ZodType | undefined, data: unknown, path: Path = []): Generator<Field> {
  if (data === null || typeof data !== "object") {
    yield { value: data, path, ...metaOf(schema, data) };
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    const key = Array.isArray(data) ? Number(name) : name;
    yield* eachField(childOf(schema, key, data), value, [...path, key]);
  }
}

/**
 * Describes the value at a path, which may be absent. In a union, the data's `type` or `calculator` selects the
 * member.
 *
 * @returns an empty description for unknown keys
 */
export function fieldAt(schema: z.ZodType | undefined, path: Path, data: unknown) {
  const found = schemaAt(schema, path, data);
  const [key = "", owner = ""] = path.filter((part) => typeof part === "string").reverse();
  const {
    description = describeKey(key, owner),
    title = titleOf(key),
    ...meta
  } = metaOf(found.schema, found.data);
  return { ...meta, title, description, choices: choicesOf(unwrap(found.schema, found.data)) };
}

/** The metadata in the schemas of the value at a path. */
export function metaAt(schema: z.ZodType | undefined, path: Path, data: unknown): Meta {
  const found = schemaAt(schema, path, data);
  return metaOf(found.schema, found.data);
}

/** Finds the schema of the value at a path, and the value. */
export function schemaAt(schema: z.ZodType | undefined, path: Path, data: unknown) {
  let found: { schema: z.ZodType | undefined; data: unknown } = { schema, data };
  for (const key of path)
    found = { schema: childOf(found.schema, key, found.data), data: valueIn(found.data, key) };
  return found;
}

/** The label of a key in forms: "Night file" for `nightFile`. */
export const titleOf = (key: string): string =>
  labels[key] ??
  key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A key in a message, perhaps with a value, after its label in forms: `“Closed all day” (closed: true)`. */
export const named = (key: string): string => `“${titleOf(key.replace(/:.*/, ""))}” (${key})`;

export const valueAt = (data: unknown, path: Path): unknown => path.reduce(valueIn, data);

const valueIn = (data: unknown, key: string | number): unknown =>
  (data as Record<string, unknown> | null | undefined)?.[key];

/** Merges the descriptions of a schema and of the schemas that it wraps. The outermost ones have priority. */
function metaOf(schema: z.ZodType | undefined, data: unknown): Meta {
  if (!schema) return {};
  const inner = innerOf(schema, data);
  const own = schema.meta() as Meta | undefined;
  return { ...(inner ? metaOf(inner, data) : { role: roleOfType(schema) }), ...own };
}

function roleOfType(schema: z.ZodType): Role | undefined {
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodBoolean) return "switch";
  return schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral ? "choice" : undefined;
}

function choicesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

function childOf(schema: z.ZodType | undefined, key: string | number, data: unknown): z.ZodType | undefined {
  const here = unwrap(schema, data);
  if (here instanceof z.ZodArray) return here.element as z.ZodType;
  // `hasOwn` excludes inherited properties, such as "constructor".
  const isKnown = here instanceof z.ZodObject && Object.hasOwn(here.shape, key);
  return isKnown ? (here.shape[key] as z.ZodType) : undefined;
}

export function unwrap(schema: z.ZodType | undefined, data: unknown): z.ZodType | undefined {
  const inner = schema && innerOf(schema, data);
  return inner ? unwrap(inner, data) : schema;
}

/** Returns the schema that an optional, default or transformed schema wraps, or the union's member. */
function innerOf(schema: z.ZodType, data: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  const { discriminator } = schema.def;
  const value = valueIn(data, discriminator) as z.core.util.Primitive;
  const options = schema.options as z.ZodType[];
  return options.find((option) => option._zod.propValues?.[discriminator]?.has(value));
}
