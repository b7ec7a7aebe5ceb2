import { z } from "zod";
import { citiesOf } from "../../content/coverage.ts";
import { factNames } from "../../content/textFields.ts";
import { site } from "../../content/site.ts";
import type { Problem } from "../lib/problems.ts";
import { metaAt, type Path } from "../../content/fields.ts";
import { type Mark, problemAt, type YamlFile } from "./yaml.ts";

export type FactTexts = { [fact in (typeof factNames)[number]]?: string | undefined };

/**
 * Reads the facts that text in content can refer to. A fact is the value of the same key in site.yaml, or is made
 * from several values below. If a value is invalid, or site.yaml can't be read, the fact's name serves as its
 * text, which avoids follow-up errors in other files.
 */
export function factTexts(siteData: unknown, projectsData: unknown): FactTexts {
  const values = Object(siteData) as Record<string, unknown>;
  const address = site.shape.address.safeParse(values["address"]).data;
  const coverage = site.shape.coverage.safeParse(values["coverage"]).data;
  const list = z.object({ projects: z.array(z.unknown()) }).safeParse(projectsData).data?.projects;
  return {
    ...Object.fromEntries(
      factNames.map((fact) => [fact, siteData === undefined ? fact : valueOf(fact, values[fact])]),
    ),
    ...(address && { address: `${address.street}, ${address.area}, ${address.city}` }),
    ...(coverage && {
      cities: listed(citiesOf(coverage, "served")),
      coming: listed(citiesOf(coverage, "coming-soon")) || undefined,
    }),
    ...(list && { count: String(list.length) }),
  };
}

function valueOf(fact: string, value: unknown): string | undefined {
  const schema = (site.shape as Record<string, z.ZodType>)[fact];
  const result = schema?.safeParse(value);
  if (!result?.success) return fact;
  return result.data === undefined ? undefined : String(result.data);
}

const listed = (cities: string[]) => new Intl.ListFormat("en-GB").format(cities);

export const missingFacts = (yaml: YamlFile, facts: FactTexts): Problem[] =>
  yaml.texts.flatMap(({ value, path }) =>
    factNames
      .filter((fact) => facts[fact] === undefined && value.includes(`{${fact}}`))
      .map((fact) =>
        problemAt(
          yaml,
          path,
          `uses {${fact}}, which is not set in site.yaml: set it there, or write the text without it`,
        ),
      ),
  );

/**
 * Replaces placeholders for facts, such as `{name}`, in all strings. Placeholders that a string's schema
 * defines stay unchanged.
 */
export function fillFacts(data: unknown, schema: z.ZodType, facts: FactTexts): unknown {
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === "string") return value.includes("{") ? fillText(value, facts, ownAt(path)) : value;
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  const ownAt = (path: Path) => metaAt(schema, path, data).placeholders;
  return fill(data, []);
}

export const fillMark = (mark: Mark, facts: FactTexts): Mark => ({
  ...mark,
  value: fillText(mark.value, facts),
});

/** Replaces the placeholders for facts in a string. */
export const fillText = (text: string, facts: FactTexts, own: readonly string[] = []) =>
  factNames
    .filter((fact) => !own.includes(fact))
    .reduce((filled, fact) => filled.replaceAll(`{${fact}}`, (gap) => facts[fact] ?? gap), text);
