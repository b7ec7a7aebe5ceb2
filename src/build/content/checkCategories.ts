import type { Problem } from "../lib/problems.ts";
import { eachText, keyOf, problemAt, type YamlFile } from "./yaml.ts";

export const categoryProblems = (sources: YamlFile[], categories: readonly string[]): Problem[] =>
  sources.flatMap((yaml) =>
    [...eachText(yaml.data)]
      .filter(([value, path]) => keyOf(path) === "category" && !categories.includes(value))
      .map(([, path]) =>
        problemAt(
          yaml,
          path,
          `is not a category: write one of ${categories.join(", ")}, or add it to categories in projects.yaml`,
        ),
      ),
  );
