import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { fingerprint } from "./fingerprint.ts";
import { keyOf, type Memory, openMemory } from "./memory.ts";
import type { Problem } from "./problems.ts";
import { readText } from "./readText.ts";
import { validate } from "./validate.ts";
import { type Mark, parseYaml, type YamlFile } from "./yaml.ts";

/** A sound file as it was read before: what it says, and that again as its schema gives it back. */
type Read = { data: unknown; marks: Mark[]; value: unknown };

/** What reading has found so far. */
export type Reading = {
  directory: string;
  sources: YamlFile[];
  problems: Problem[];
  memory: Memory<Read>;
  /** Stands for the parser and the schemas in keys of the memory. */
  reader: string;
  /** A key for each file that has been read. */
  keys: string[];
};

const root = resolve(import.meta.dirname, "../..");

/**
 * Starts to read a content folder.
 *
 * @param cache folder for files read before: parsing and validating takes longer than all else that is done with them
 */
export function openReading(directory: string, cache: string): Reading {
  const reader = fingerprint(root, ["src/build", "src/content", "package-lock.json"]);
  const memory = openMemory<Read>(join(cache, "content"));
  return { directory, sources: [], problems: [], memory, reader, keys: [] };
}

/**
 * Reads a YAML file.
 *
 * @param path in the content folder
 * @returns its data; nothing where the file is missing or faulty, whose problems join the others
 */
export function readEntity<T extends z.ZodType>(
  reading: Reading,
  path: string,
  schema: T,
): z.infer<T> | undefined {
  const file = join(reading.directory, path);
  const text = readText(file);
  if (typeof text === "string") return readYaml(reading, { file, text }, schema) as z.infer<T>;
  reading.problems.push(text ?? missing(file));
  return undefined;
}

function readYaml(reading: Reading, source: { file: string; text: string }, schema: z.ZodType): unknown {
  const { memory, sources, problems, reader, keys } = reading;
  const { file, text } = source;
  const key = keyOf([reader, file, text]);
  keys.push(key);
  let parsed: YamlFile | undefined;
  const parse = () => (parsed ??= parseYaml(file, text));
  const read = memory.recall(key, () => {
    const yaml = parse();
    const result = validate(yaml, schema);
    if ("data" in result) return soundFile(yaml, result.data);
    problems.push(...result.problems);
    return undefined;
  });
  sources.push(read && !parsed ? reopened(file, read, parse) : parse());
  return read?.value;
}

/** Schemas mostly give back what stands in the file; then it is kept once. */
const soundFile = ({ data, marks }: YamlFile, value: unknown): Read => ({
  data: isDeepStrictEqual(data, value) ? value : data,
  marks,
  value,
});

/** A file that is parsed only where somebody asks for positions in it. */
function reopened(file: string, { data, marks }: Read, parse: () => YamlFile): YamlFile {
  return {
    file,
    data,
    problems: [],
    marks,
    locate: (path) => parse().locate(path),
    locateKey: (path, key) => parse().locateKey(path, key),
  };
}

/** What is wrong with a file that isn't there. */
export function missing(file: string): Problem {
  return { file, line: 1, column: 1, message: "is missing: restore this file from an earlier version" };
}
