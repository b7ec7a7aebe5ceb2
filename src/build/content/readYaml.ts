import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { fileFault, slashed } from "../lib/files.ts";
import { positionsIn, type Problem, problemOf } from "../lib/problems.ts";
import { type FactTexts, fillFacts, missingFacts } from "./factTokens.ts";
import { validate } from "./validate.ts";
import { parseYaml, type YamlFile } from "./yaml.ts";

export type LoadContext = { directory: string; sources: YamlFile[]; problems: Problem[] };

/**
 * Reads and parses one YAML file, which is added to the sources of `context`.
 *
 * @param path relative to the content folder
 * @returns undefined, with a problem in `context`, if the file can't be read
 */
export function readYaml({ directory, sources, problems }: LoadContext, path: string): YamlFile | undefined {
  const file = slashed(join(directory, path));
  const text = readText(file);
  if (typeof text !== "string") {
    problems.push(text);
    return undefined;
  }
  const yaml = parseYaml(file, text);
  sources.push(yaml);
  return yaml;
}

/** Fills the facts into a file and validates it. Returns undefined, with problems in `context`, if it is invalid. */
export function validateEntity<T extends z.ZodType>(
  context: LoadContext,
  yaml: YamlFile | undefined,
  schema: T,
  facts: FactTexts,
): z.infer<T> | undefined {
  if (!yaml) return undefined;
  const data = fillFacts(yaml.data, schema, facts);
  const missing = missingFacts(yaml, facts);
  const result = missing.length > 0 ? { problems: missing } : validate({ ...yaml, data }, schema);
  if ("data" in result) return result.data;
  context.problems = context.problems.concat(result.problems);
  return undefined;
}

/** Reads a text file, which must be UTF-8 (RFC 3629). Returns a problem if it can't be read. */
export function readText(file: string): string | Problem {
  const fault = fileFault(file, 1);
  if (fault) return problemOf(file, fault);
  const bytes = readFileSync(file);
  const text = bytes.toString("utf8");
  // Decoding replaces invalid bytes with U+FFFD. UTF-16 files are full of null bytes.
  const odd = text.indexOf(isUtf8(bytes) ? "\0" : "\ufffd");
  if (odd < 0) return text;
  const message = "is not UTF-8: this character can't be read. Save the file with the encoding UTF-8";
  return { file, ...positionsIn(text)(odd), message };
}
