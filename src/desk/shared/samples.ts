import type { Path } from "../../content/fields.ts";
import type { Change } from "../../edit/change.ts";
import type { FormSchema } from "./api.ts";

/** Targets of a new entry. `number` is not used yet in ids. */
export type SampleContext = { picture: string; category: string; today: string; number: number };

/**
 * Makes a value that the schema accepts, with only its required keys, and those of its `sample`.
 *
 * @param key last key of its path
 */
export function sampleOf(schema: FormSchema, key: string, context: SampleContext): unknown {
  const { type, const: only, enum: choices, properties = {}, required = [], ...here } = kindOf(schema);
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (type === "object")
    return Object.fromEntries([
      ...required.map((name) => [name, sampleOf(properties[name] ?? {}, name, context)]),
      ...Object.entries(here.sample ?? {}),
    ]);
  if (type === "array")
    return Array.from({ length: here.minItems ?? 0 }, (_, index) =>
      sampleOf(here.items ?? {}, key, { ...context, number: context.number + index }),
    );
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return key === "year" ? Number(context.today.slice(0, 4)) : 1;
  const { picture, category, today, number } = context;
  const texts: Record<string, string> = {
    picture,
    category,
    link: "/contact",
    redirect: "/contact",
    url: "https://www.example.com/",
    formerUrl: `/old-page-${number}`,
    anchor: `new-part-${number}`,
    phone: "+92 51 000 0000",
    email: "info@example.com",
    date: today,
    moment: `${today} ${key === "until" ? "23:59" : "00:00"}`,
  };
  return texts[here.role ?? ""] ?? `${sampleStart}${(here.title ?? key).toLowerCase()}`;
}

const sampleStart = "New ";

/** Marks the sample texts of a value as examples, so that they stay open points until they are replaced. */
export function sampleMarks(value: unknown, path: Path): Change[] {
  if (typeof value === "string") return value.startsWith(sampleStart) ? [{ kind: "mark", path }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    sampleMarks(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The first kind, if the schema lists kinds. */
const kindOf = (schema: FormSchema): FormSchema => schema.oneOf?.[0] ?? schema;
