import { z } from "zod";
import { citiesOf } from "../../content/coverage.ts";
import { factNames } from "../../content/textFields.ts";
import { site } from "../../content/site.ts";
import type { Problem } from "../lib/problems.ts";
import { metaAt, type Path } from "../../content/fields.ts";
import { type Mark, problemAt, type YamlFile } from "./yaml.ts";

export type FactTexts = { [fact in (typeof factNames)[number]]?: string | undefined };

const { name, projects, support, founded, address, coverage } = site.shape;
const namedFacts = z.object({ name, projects, support, founded, address, coverage });

/**
 * Reads the facts that text in content can refer to. If site.yaml is invalid, each fact's name serves as its
 * value, which avoids follow-up errors in other files.
 */
export function factTexts(siteData: unknown, projectsData: unknown): FactTexts {
  const { data } = namedFacts.safeParse(siteData);
  const list = z.object({ projects: z.array(z.unknown()) }).safeParse(projectsData).data?.projects;
  const own: FactTexts = Object.fromEntries(factNames.map((fact) => [fact, fact]));
  const count = list ? String(list.length) : "count";
  if (!data) return { ...own, count };
  const { founded, address, coverage, ...texts } = data;
  return {
    ...texts,
    founded: String(founded),
    address: `${address.street}, ${address.area}, ${address.city}`,
    cities: listed(citiesOf(coverage, "served")),
    coming: listed(citiesOf(coverage, "coming-soon")) || undefined,
    count,
  };
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
