import { statSync } from "node:fs";
import type { Content } from "../build/content/content.ts";
import { placeOf, problemAt, type YamlFile } from "../build/content/yaml.ts";
import type { Problem } from "../build/lib/problems.ts";
import type { Path } from "../content/fields.ts";

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
