import { z } from "zod";
import { intended, nearest } from "../../content/nearest.ts";
import { type Problem } from "../lib/problems.ts";
import { quoted, shortened } from "../../content/quoted.ts";
import { metaAt, type Path, schemaAt, unwrap, valueAt } from "../../content/fields.ts";
import { placeName, problemAt, type YamlFile } from "./yaml.ts";

export function validate<T extends z.ZodType>(
  yaml: YamlFile,
  schema: T,
): { data: z.infer<T> } | { problems: Problem[] } {
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  // `jitless` prevents Zod from compiling the schema. For a single file, compiling takes more time than it
  // saves.
  const result = schema.safeParse(yaml.data, { jitless: true });
  if (result.success) return { data: result.data };
  // Only each value's first issue is reported, because it usually causes the others.
  const { issues } = result.error;
  const first = Map.groupBy(
    issues.filter((issue) => !isMisspelt(issue, issues, yaml)),
    ({ code, path }) => `${code === "unrecognized_keys"} ${placeName(path as Path)}`,
  );
  return { problems: [...first.values()].flatMap(([issue]) => (issue ? explain(issue, yaml, schema) : [])) };
}

function explain(issue: z.core.$ZodIssue, yaml: YamlFile, schema: z.ZodType): Problem[] {
  const path = issue.path as Path;
  const { file } = yaml;
  if (issue.code !== "unrecognized_keys") return [problemAt(yaml, path, wording(issue, yaml, schema))];
  const known = keysAt(schema, path, yaml.data);
  const places = yaml.locateKeys(path);
  return issue.keys.map((key) => {
    const near = intended(key, known);
    const remedy = near
      ? `did you mean ${near}?`
      : (otherLevel(key, path, yaml, schema) ?? `remove it, or write one of ${known.join(", ")}`);
    const message = `unknown key ${quoted(key)}: ${remedy}`;
    return { file, ...(places.get(key) ?? yaml.locate(path)), message };
  });
}

function keysAt(schema: z.ZodType, path: Path, data: unknown): string[] {
  const at = schemaAt(schema, path, data);
  const found = unwrap(at.schema, at.data);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** Suggests another level for a misplaced key, if an outer or neighbouring group allows the key. */
function otherLevel(key: string, path: Path, { data }: YamlFile, schema: z.ZodType): string | undefined {
  const fits = (place: Path) =>
    keysAt(schema, place, data).includes(key) && valueAt(data, [...place, key]) === undefined;
  const outer = path.map((_, depth) => path.slice(0, depth)).findLast(fits);
  if (outer) return `indent it like ${Object.keys(valueAt(data, outer) as object)[0]}`;
  const inner = keysAt(schema, path, data).find((group) => fits([...path, group]));
  return inner && `write it under ${inner}`;
}

/**
 * Returns true if a key reported as missing is there, but misspelt or indented too far. That mistake is already
 * reported as an unknown key.
 */
function isMisspelt({ path }: z.core.$ZodIssue, issues: z.core.$ZodIssue[], { data }: YamlFile): boolean {
  const [owner, key] = [path.slice(0, -1) as Path, path.at(-1)];
  if (typeof key !== "string" || valueAt(data, path as Path) !== undefined) return false;
  return issues.some(
    (other) =>
      other.code === "unrecognized_keys" &&
      owner.every((part, depth) => other.path[depth] === part) &&
      other.keys.some((unknown) => intended(unknown, [key])),
  );
}

/**
 * Prefers the schema's message. Zod's default messages, which begin with "Invalid" or "Too", are never shown.
 */
function wording(issue: z.core.$ZodIssue, yaml: YamlFile, schema: z.ZodType): string {
  const path = issue.path as Path;
  const { data } = yaml;
  const value = valueAt(data, path);
  const { description: meaning } = metaAt(schema, path, data);
  const hint = meaning ? ` (${meaning})` : "";
  const choice = choiceOf(issue, value);
  if (typeof value === "string" && /^[“”„‘’].*[“”‘’]$/.test(value))
    return `is in curly quotes: write straight ones, for example "${value.slice(1, -1)}"`;
  if (issue.code === "custom") return issue.message;
  if (value === undefined || value === null)
    return path.length === 0
      ? "is empty: copy a similar file into it, or restore an earlier version"
      : `is missing: write ${choice ?? "it"}${hint}`;
  const split = issue.code === "invalid_type" && issue.expected === "string" && splitText(yaml, path, schema);
  if (split) return split;
  if (issue.code === "invalid_type")
    return `is ${describeValue(value)}, but must be ${expected[issue.expected] ?? issue.expected}${hint}`;
  if (choice && issue.message.startsWith("Invalid"))
    return `is ${describeValue(value)}, but must be ${choice}`;
  if (!("origin" in issue) || !issue.message.startsWith("Too")) return issue.message;
  const bound = issue.code === "too_small" ? issue.minimum : issue.code === "too_big" ? issue.maximum : "";
  const exact = "exact" in issue && issue.exact;
  const must = `${exact ? "exactly" : issue.code === "too_small" ? "at least" : "at most"} ${bound}`;
  if (typeof value === "string")
    return `is ${quoted(value)}, of ${value.length} characters, but must have ${must}: write ${issue.code === "too_big" ? "less" : "more"}`;
  if (!Array.isArray(value)) return `is ${describeValue(value)}, but must be ${must}`;
  const entries = value.length === 1 ? "1 entry" : `${value.length} entries`;
  return `has ${entries}, but must have ${must}: ${issue.code === "too_big" ? "remove" : "add"} some`;
}

/** Explains text that YAML reads as a group of keys, a number, or as several entries. */
function splitText(yaml: YamlFile, path: Path, schema: z.ZodType): string | undefined {
  const value = valueAt(yaml.data, path);
  const [[key, text] = ["", undefined], ...more] = Object.entries(Object(value) as object);
  if (typeof text === "string" && more.length === 0 && !Array.isArray(value) && typeof value === "object")
    return `is read as the key ${quoted(key)} with a text, because it contains ": ": put quotes around the whole text, as in ${inQuotes(`${key}: ${text}`)}`;
  if (typeof value !== "number") return undefined;
  const raw = yaml.written(path);
  const before = valueAt(yaml.data, [...path.slice(0, -1), Number(path.at(-1)) - 1]);
  if (typeof before === "string" && /\d$/.test(before) && /^\d{3}$/.test(raw))
    return `is the end of a text with a comma, which begins a new entry in brackets: put quotes around the whole text, as in ${inQuotes(`${before},${raw}`)}`;
  const found = schemaAt(schema, path, yaml.data).schema?.safeParse(raw);
  const [issue] = found?.error?.issues ?? [];
  if (issue?.code === "custom") return issue.message;
  return `is the number ${raw}, but must be a text: put quotes around it, as in "${raw}"`;
}

const inQuotes = (text: string) => (text.includes('"') ? `'${shortened(text)}'` : quoted(text));

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of keys" : quoted(String(value));
}

function choiceOf(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  const values =
    issue.code === "invalid_value" ? issue.values : "options" in issue ? issue.options : undefined;
  const words = (values as unknown[] | undefined)?.map(String) ?? [];
  if (words.length < 2) return words[0];
  if (words.length <= 20) return `one of ${words.join(", ")}`;
  const likely = typeof value === "string" ? nearest(value, words) : undefined;
  return `one of the ${words.length} names in content/.schema, such as ${likely ?? words[0]}`;
}

const expected: Record<string, string> = {
  string: "a text: put quotes around a number or a yes/no word that is meant as text",
  array: "a list: start each entry on its own line with a hyphen",
  object: "a group of keys, indented below this one",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
};
