import type { Content } from "../build/content/content.ts";
import { eachText, placeOf, problemAt } from "../build/content/yaml.ts";
import { formatProblem } from "../build/lib/problems.ts";

/** Characters. Repeated texts are noted from `long` on, and longer ones than `longest` as hard to read. */
const limit = { long: 80, longest: 1000 };

/** Notes the texts of pages that are too long, in curly quotes, or the same as another page's. */
export function paragraphAdvice({ sources }: Content): string[] {
  const first = new Map<string, string>();
  return sources
    .filter(({ file }) => /(pages|services|solutions|texts)\/[^/]+$/.test(file))
    .flatMap((yaml) =>
      [...eachText(yaml.data)].flatMap(([text, path]) => {
        const earlier = first.get(text);
        if (!earlier && text.length >= limit.long && path.at(-1) !== "alt")
          first.set(text, placeOf(yaml, path));
        const notes = [
          text.length > limit.longest &&
            `has ${text.length} characters: split it, because paragraphs over ${limit.longest} are hard to read`,
          earlier && `is the same as in ${earlier}: write what is special here`,
          /^“[^“”]*”$/.test(text) && "is in curly quotes, which visitors see: remove them",
        ];
        return notes.flatMap((note) => (note ? [formatProblem(problemAt(yaml, path, note))] : []));
      }),
    );
}
