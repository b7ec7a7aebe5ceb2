import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { fileFault, slashed } from "../lib/files.ts";
import { positionsIn, type Problem, problemOf } from "../lib/problems.ts";
import { type FactTexts, factTexts, fillFacts, missingFacts } from "./factTokens.ts";
import { validate } from "./validate.ts";
import { parseYaml, type YamlFile } from "./yaml.ts";

export type LoadContext = { directory: string; facts: FactTexts; sources: YamlFile[]; problems: Problem[] };

/**
 * Reads and validates one YAML file; its problems are added to `context`.
 *
 * @param path relative to the content folder
 * @returns undefined if the file is missing or invalid
 */
export function readEntity<T extends z.ZodType>(
  context: LoadContext,
  path: string,
  schema: T,
): z.infer<T> | undefined {
  const file = slashed(join(context.directory, path));
  const text = readText(file);
  if (typeof text !== "string") {
    context.problems.push(text);
    return undefined;
  }
  const yaml = parseYaml(file, text);
  context.sources.push(yaml);
  const data = fillFacts(yaml.data, schema, context.facts);
  const missing = missingFacts(yaml, context.facts);
  const result = missing.length > 0 ? { problems: missing } : validate({ ...yaml, data }, schema);
  if ("data" in result) return result.data;
  context.problems = context.problems.concat(result.problems);
  return undefined;
}

/** Reads the facts that texts may name; a missing or invalid file is reported when all files are read. */
export function readFacts(directory: string): FactTexts {
  const [site, projects] = ["site.yaml", "projects.yaml"].map((path) => {
    const text = readText(join(directory, path));
    return typeof text === "string" ? parseYaml(path, text).data : undefined;
  });
  return factTexts(site, projects);
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
