import { basename } from "node:path";
import { stringify } from "yaml";
import type { Content } from "../build/content/content.ts";
import { problemAt, placeOf, type YamlFile } from "../build/content/yaml.ts";
import type { Problem } from "../build/lib/problems.ts";
import { formatDate } from "../content/formatDate.ts";
import type { Publication } from "../content/publication.ts";
import { isPublic } from "../content/routes.ts";
import { statSync } from "node:fs";
import type { Path } from "../content/fields.ts";
import type { FactTexts } from "../build/content/factTokens.ts";
import { quoted } from "../content/quoted.ts";
import { files } from "../content/schema.ts";
import { citiesOf } from "../content/coverage.ts";

/** Recommended length in characters. Search results truncate longer descriptions. */
const usual = { least: 120, most: 155 };

/** Reports descriptions that are too short or too long. */
export const descriptionLengths = ({ routes }: Content): Problem[] =>
  routes.flatMap(({ yaml, page: { description } }) => {
    if (description.length >= usual.least && description.length <= usual.most) return [];
    const advice = `has ${description.length} characters: ${usual.least} to ${usual.most} are best for search results`;
    return [problemAt(yaml, ["description"], advice)];
  });

/** Reports unpublished and temporary pages. Pages with an `until` date stay online until the next build. */
export function scheduledPages({ routes, sources, unpublished }: Content): Problem[] {
  const ending = routes.flatMap(({ path, file, page }) => {
    const { until } = page as Publication;
    if (!until || unpublished.some((hidden) => hidden.path === path)) return [];
    const reason = `is published until ${formatDate(until)}`;
    return [{ path, file, key: "until", reason, advice: "build again on the next day" }];
  });
  return [...unpublished, ...ending].flatMap(({ path, file, key, reason, advice }) => {
    const yaml = sources.find(({ name }) => name === file);
    const message = `${path} ${reason}: ${advice}`;
    return yaml ? [{ file: yaml.file, ...yaml.locate([key]), message }] : [];
  });
}

/** Reports pages that neither the menu nor the footer lists. */
export function unlistedPages({ site, routes, unpublished }: Content): string[] {
  const { menu, footer } = site.navigation;
  const listed = new Set([
    ...unpublished.map(({ path }) => path),
    ...[...JSON.stringify([menu, footer]).matchAll(/"(\/[^"]*)"/g)].map(([, path]) => path),
  ]);
  return routes
    .filter((route) => isPublic(route) && route.kind !== "article" && !listed.has(route.path))
    .map(
      ({ path, file, kind }) =>
        `${path} is not in the menu or footer. Add to content/navigation.yaml, under ${kind === "text" ? "legal in the footer" : "menu and under footer"}:\n${menuItem(path, file)}`,
    );
}

/** Suggests a menu item to copy. Its name comes from the file name, because titles are too long. */
function menuItem(path: string, file: string): string {
  const words = basename(file, ".yaml").split("-");
  const name = words.map((word) =>
    /^(hvac|amc)$/.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1),
  );
  return stringify([{ name: name.join(" "), href: path }])
    .trimEnd()
    .replaceAll(/^/gm, "  ");
}

/**
 * Lengths in characters. Strings of at least `long` are checked for duplicates. Strings over `longest` are
 * hard to read.
 */
const limit = { long: 80, longest: 1000 };

type Place = { yaml: YamlFile; path: Path };

/** Reports copy that is too long, is in curly quotes, or is the same as on another page. */
export function paragraphAdvice({ sources }: Content): Problem[] {
  const first = new Map<string, Place>();
  const copies: [Place, Place][] = [];
  const notes = sources
    .filter(({ file }) => /(pages|services|solutions|texts)\/[^/]+$/.test(file))
    .flatMap((yaml) =>
      yaml.texts.flatMap(({ value: text, path, role }) => {
        const earlier = first.get(text);
        if (earlier) copies.push([earlier, { yaml, path }]);
        else if (text.length >= limit.long && role !== "alt") first.set(text, { yaml, path });
        const notes = [
          text.length > limit.longest &&
            `has ${text.length} characters: split it, because paragraphs over ${limit.longest} are hard to read`,
          /^“[^“”]*”$/.test(text) && "is in curly quotes, which are shown on the page: remove them",
        ];
        return notes.flatMap((note) => (note ? [problemAt(yaml, path, note)] : []));
      }),
    );
  const pairs = Map.groupBy(copies, (pair) => pair.map(({ yaml }) => yaml.file).join());
  return [...notes, ...[...pairs.values()].map(copiesProblem)];
}

/** Reports all duplicates between two files in one line, at the first duplicate in the newer file. */
function copiesProblem(copies: [Place, Place][]): Problem {
  const [pair, ...others] = copies as [[Place, Place], ...[Place, Place][]];
  const [older, newer] = createdAt(pair[0]) > createdAt(pair[1]) ? [pair[1], pair[0]] : pair;
  const more = others.length > 0 ? `, like ${others.length} more` : "";
  const note = `is the same as in ${placeOf(older.yaml, older.path)}${more}: write about this page's subject`;
  return problemAt(newer.yaml, newer.path, note);
}

const createdAt = ({ yaml }: Place) => statSync(yaml.file, { throwIfNoEntry: false })?.birthtimeMs ?? 0;

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
