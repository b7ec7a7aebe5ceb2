import { z } from "zod";
import type { Problem } from "../lib/problems.ts";
import { name, type Path, type YamlFile } from "./yaml.ts";

/** Checks a parsed file against its schema. Gives the data, or what has to be mended and where. */
export function validate<T extends z.ZodType>(
  yaml: YamlFile,
  schema: T,
): { data: z.infer<T> } | { problems: Problem[] } {
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const result = schema.safeParse(yaml.data);
  if (result.success) return { data: result.data };
  return { problems: result.error.issues.flatMap((issue) => explain(issue, yaml, schema)) };
}

function explain(issue: z.core.$ZodIssue, yaml: YamlFile, schema: z.ZodType): Problem[] {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    const known = keysAt(schema, path, yaml.data).join(", ");
    return issue.keys.map((key) => ({
      file: yaml.file,
      ...yaml.locateKey(path, key),
      message: `"${key}" is not a key that is known here: correct its spelling or remove it. Known here: ${known}`,
    }));
  }
  return [
    { file: yaml.file, ...yaml.locate(path), message: `${name(path)} ${wording(issue, yaml, schema)}` },
  ];
}

function wording(issue: z.core.$ZodIssue, yaml: YamlFile, schema: z.ZodType): string {
  const path = issue.path as Path;
  if (issue.code === "invalid_value" && issue.message.startsWith("Invalid"))
    return `is ${said(valueAt(yaml.data, path))}, but must be ${choiceOf(issue.values)}`;
  if (issue.code !== "invalid_type") return issue.message;
  const meaning = schemaAt(schema, path, yaml.data)?.description;
  const hint = meaning ? ` (${meaning})` : "";
  const value = valueAt(yaml.data, path);
  if (value === undefined || value === null) return `is missing: write it${hint}`;
  return `is ${said(value)}, but must be ${expected[issue.expected] ?? issue.expected}${hint}`;
}

function said(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of keys" : `"${String(value)}"`;
}

const choiceOf = (values: readonly unknown[]) =>
  values.length > 1 ? `one of ${values.join(", ")}` : String(values[0]);

const expected: Record<string, string> = {
  string: "a text: put quotes around a number or a yes/no word that is meant as text",
  array: "a list: start each entry on its own line with a hyphen",
  object: "a group of keys, indented below this one",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
};

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<string, unknown> | undefined)?.[part as never],
    data,
  );
}

function keysAt(schema: z.ZodType, path: Path, data: unknown): string[] {
  const found = schemaAt(schema, path, data);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** Walks a schema along a path; unions are decided by the data's own `type`. */
function schemaAt(schema: z.ZodType, path: Path, data: unknown): z.ZodType | undefined {
  const here = unwrap(schema, data);
  const [first, ...rest] = path;
  if (first === undefined || !here) return here?.description ? here : (here ?? undefined);
  const next = (data as Record<string, unknown> | undefined)?.[first as never];
  if (here instanceof z.ZodObject)
    return descend(here.shape[first as string] as z.ZodType | undefined, rest, next);
  if (here instanceof z.ZodArray) return descend(here.element as z.ZodType, rest, next);
  return undefined;
}

function descend(schema: z.ZodType | undefined, path: Path, data: unknown): z.ZodType | undefined {
  if (!schema) return undefined;
  return path.length === 0 && schema.description ? schema : schemaAt(schema, path, data);
}

function unwrap(schema: z.ZodType, data: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap() as z.ZodType, data);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const type = (data as { type?: unknown } | undefined)?.type;
  return (schema.options as z.ZodObject[]).find(
    (option) => (option.shape["type"] as z.ZodLiteral).value === type,
  );
}
