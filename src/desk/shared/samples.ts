import type { Path } from "../../content/fields.ts";
import type { Change } from "../../edit/change.ts";
import type { FormSchema } from "./api.ts";
import { resolved } from "./formSchema.ts";

/** Targets of a new entry. `number` is not used yet in ids; `list` are the entries that its list has. */
export type SampleContext = {
  picture: string;
  category: string;
  today: string;
  number: number;
  list?: unknown[];
};

/**
 * Makes a value that the schema accepts, with only its required keys, and those of its `sample`.
 *
 * @param key last key of its path
 */
export function sampleOf(schema: FormSchema, key: string, context: SampleContext): unknown {
  const {
    type,
    const: only,
    enum: choices,
    properties = {},
    required = [],
    ...here
  } = schema.oneOf?.[0] ?? schema;
  if (only !== undefined) return only;
  const taken = JSON.stringify(context.list ?? []);
  if (choices) return choices.find((one) => !taken.includes(JSON.stringify(one))) ?? choices[0];
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
  if (type === "number" || type === "integer")
    return here.role === "year" ? Number(context.today.slice(0, 4)) : 1;
  return textsOf(context, key)[here.role ?? ""] ?? sampleText(here, key);
}

const textsOf = (
  { picture, category, today, number }: SampleContext,
  key: string,
): Record<string, string> => ({
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
  month: today.slice(0, 7),
  moment: `${today} ${key === "until" ? "23:59" : "00:00"}`,
});

const sampleText = ({ title }: FormSchema, key: string) => `New ${(title ?? key).toLowerCase()}`;

/**
 * Marks the sample texts and pictures of a value as examples, so that they stay open points until they are replaced.
 *
 * @param key last key of its path
 */
export function sampleMarks(schema: FormSchema, value: unknown, path: Path, key: string): Change[] {
  const { items, properties = {}, ...here } = resolved(schema, value);
  const isExample = here.role === "picture" || value === sampleText(here, key);
  if (typeof value === "string") return isExample ? [{ kind: "mark", path }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    Array.isArray(value)
      ? sampleMarks(items ?? {}, part, [...path, Number(name)], key)
      : sampleMarks(properties[name] ?? {}, part, [...path, name], name),
  );
}
