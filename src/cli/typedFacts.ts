import type { Content } from "../build/content/content.ts";
import type { FactTexts } from "../build/content/factTokens.ts";
import { eachText, problemAt } from "../build/content/yaml.ts";
import { formatProblem, quoted } from "../build/lib/problems.ts";

const words = `no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`;
const numbers = words.split(/\s+/);
const list = /\p{Lu}\w+(?:(?:, and|,| and) \p{Lu}\w+)+/gu;

/** Notes typed copies of facts, which would keep the old value after a change in site.yaml. */
export function typedFacts({ sources, facts, site }: Content): string[] {
  const served = site.facts.coverage.flatMap(({ city, status }) => (status === "served" ? [city] : []));
  return sources
    .filter(({ file }) => !file.endsWith("/site.yaml"))
    .flatMap((yaml) =>
      [...eachText(yaml.data)].flatMap(([text, path]) =>
        [...copiesIn(text, facts, served)].map(([copy, fact]) =>
          formatProblem(problemAt(yaml, path, `repeats the fact ${quoted(copy)}: write {${fact}} instead`)),
        ),
      ),
    );
}

function* copiesIn(text: string, facts: FactTexts, served: string[]): Generator<[string, keyof FactTexts]> {
  if (text.includes(facts.name)) yield [facts.name, "name"];
  // A text that is only a figure can be about something else.
  for (const fact of ["projects", "support"] as const)
    if (text !== facts[fact] && text.includes(facts[fact])) yield [facts[fact], fact];
  const counted = (count: number, things: string) =>
    new RegExp(`\\b(?:${count}|${numbers[count] ?? count}) (?:${things})\\b`, "i").exec(text)?.[0];
  const cities =
    counted(served.length, "cities") ??
    text.match(list)?.find((found) => served.length > 1 && served.every((city) => found.includes(city)));
  if (cities) yield [cities, "cities"];
  const count = counted(Number(facts.count), "kinds|projects|pictures");
  if (count) yield [count, "count"];
}
