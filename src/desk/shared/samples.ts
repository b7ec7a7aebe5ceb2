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
  return texts[here.role ?? ""] ?? `New ${(here.title ?? key).toLowerCase()}`;
}

/** The first kind, if the schema lists kinds. */
const kindOf = (schema: FormSchema): FormSchema => schema.oneOf?.[0] ?? schema;
