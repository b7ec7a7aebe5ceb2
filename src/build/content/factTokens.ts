import { z } from "zod";
import { servedCities } from "../../content/coverage.ts";
import { factNames } from "../../content/primitives.ts";
import { site } from "../../content/site.ts";
import { schemaAt } from "./validate.ts";
import type { Mark } from "./yaml.ts";
import type { Path } from "./yamlErrors.ts";

export type FactTexts = Record<(typeof factNames)[number], string>;

const { name, projects, support, coverage } = site.shape;
const namedFacts = z.object({ name, projects, support, coverage });

/**
 * Reads the facts that texts may name. Without a valid site.yaml each fact is its own name, so that only
 * site.yaml is reported.
 */
export function factTexts(siteData: unknown, projectsData: unknown): FactTexts {
  const { data } = namedFacts.safeParse(siteData);
  const list = z.object({ projects: z.array(z.unknown()) }).safeParse(projectsData).data?.projects;
  const own = Object.fromEntries(factNames.map((fact) => [fact, fact])) as FactTexts;
  const { coverage: cities, ...texts } = data ?? {};
  return {
    ...own,
    ...texts,
    ...(cities && { cities: servedCities(cities) }),
    ...(list && { count: String(list.length) }),
  };
}

/** Replaces `{name}` and the other facts in all texts, except placeholders that a text's schema defines. */
export function fillFacts(data: unknown, schema: z.ZodType, facts: FactTexts): unknown {
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === "string") return value.includes("{") ? fillText(value, facts, ownOf(path)) : value;
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  const ownOf = (path: Path) =>
    schemaAt(schema, path, data)?.meta()?.["placeholders"] as string[] | undefined;
  return fill(data, []);
}

export const fillMark = (mark: Mark, facts: FactTexts): Mark => ({
  ...mark,
  value: fillText(mark.value, facts),
});

const fillText = (text: string, facts: FactTexts, own: string[] = []) =>
  factNames
    .filter((fact) => !own.includes(fact))
    .reduce((filled, fact) => filled.replaceAll(`{${fact}}`, () => facts[fact]), text);
