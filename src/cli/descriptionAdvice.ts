import type { Content } from "../build/content/content.ts";
import { problemAt } from "../build/content/yaml.ts";
import { formatProblem } from "../build/lib/problems.ts";
import type { Route } from "../content/routes.ts";

/** Recommended length in characters: search results neither truncate it nor leave space. */
const usual = { least: 120, most: 155 };

/** Reports descriptions that are too long or too short for search results. */
export function descriptionAdvice({ sources }: Content, routes: Route[]): string[] {
  return routes.flatMap(({ file, page: { description } }) => {
    const yaml = sources.find((source) => source.file.endsWith(`/${file}`));
    if (!yaml || (description.length >= usual.least && description.length <= usual.most)) return [];
    const advice = `has ${description.length} characters: ${usual.least} to ${usual.most} are best for search results`;
    return [formatProblem(problemAt(yaml, ["description"], advice))];
  });
}
