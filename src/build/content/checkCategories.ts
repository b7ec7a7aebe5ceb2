import type { Problem } from "../lib/problems.ts";
import { placedTexts, problemAt, type YamlFile } from "./yaml.ts";

export const categoryProblems = (sources: YamlFile[], categories: readonly string[]): Problem[] =>
  placedTexts(sources, "category")
    .filter(({ value }) => !categories.includes(value))
    .map(({ yaml, path }) =>
      problemAt(
        yaml,
        path,
        `is not a category: write one of ${categories.join(", ")}, or add it to categories in projects.yaml`,
      ),
    );
