import type { Content } from "../build/content/content.ts";
import type { FactTexts } from "../build/content/factTokens.ts";
import { problemAt } from "../build/content/yaml.ts";
import type { Problem } from "../build/lib/problems.ts";
import { quoted } from "../content/quoted.ts";
import { files } from "../content/schema.ts";
import { citiesOf } from "../content/coverage.ts";

const words = `no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`;
const numbers = words.split(/\s+/);
const list = /\p{Lu}\w+(?:(?:, and|,| and) \p{Lu}\w+)+/gu;

/** Reports facts that are typed out in copy, because a change in site.yaml would not update them. */
export function typedFacts({ sources, facts, site }: Content): Problem[] {
  const { coverage } = site.facts;
  const [served, coming] = [citiesOf(coverage, "served"), citiesOf(coverage, "coming-soon")];
  return sources
    .filter(({ name }) => name !== files.facts.path)
    .flatMap((yaml) =>
      yaml.texts.flatMap(({ value, path }) =>
        [...copiesIn(value, facts, served, coming)].map(([copy, fact]) =>
          problemAt(yaml, path, `repeats the fact ${quoted(copy)}: write {${fact}} instead`),
        ),
      ),
    );
}

type Copy = [string, keyof FactTexts];

function* copiesIn(text: string, facts: FactTexts, served: string[], coming: string[]): Generator<Copy> {
  for (const fact of ["name", "address"] as const) {
    const value = facts[fact];
    if (value && text.includes(value)) yield [value, fact];
  }
  // A fact that contains only digits is ignored, because the same number may mean something else.
  for (const fact of ["projects", "support"] as const) {
    const value = facts[fact];
    if (value && text !== value && !/^\d+$/.test(value) && text.includes(value)) yield [value, fact];
  }
  if (facts.founded && new RegExp(`\\b(?:since|in) ${facts.founded}\\b`, "i").test(text))
    yield [facts.founded, "founded"];
  const counted = (count: number, things: string) =>
    new RegExp(`\\b(?:${count}|${numbers[count] ?? count}) (?:${things})\\b`, "i").exec(text)?.[0];
  const listed = (cities: string[]) =>
    text.match(list)?.find((found) => cities.length > 1 && cities.every((city) => found.includes(city)));
  const cities = counted(served.length, "cities") ?? listed(served);
  if (cities) yield [cities, "cities"];
  const soon = listed(coming);
  if (soon) yield [soon, "coming"];
  const count = counted(Number(facts.count), "kinds|projects|pictures");
  if (count) yield [count, "count"];
}
