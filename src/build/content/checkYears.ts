import { eachField } from "../../content/fields.ts";
import type { Problem } from "../lib/problems.ts";
import { problemAt, type YamlFile } from "./yaml.ts";

/** Reports years after the current one: the company's first year, and those of jobs and photographs. */
export const yearProblems = (sources: YamlFile[], now: Date): Problem[] =>
  sources.flatMap((yaml) =>
    [...eachField(yaml.schema, yaml.data)]
      .filter(
        ({ path, value }) =>
          ["founded", "year"].includes(String(path.at(-1))) && Number(value) > now.getFullYear(),
      )
      .map(({ path, value }) =>
        problemAt(yaml, path, `is ${String(value)}, which is in the future: write a year that has begun`),
      ),
  );
