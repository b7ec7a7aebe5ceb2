import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { fileFault } from "../lib/files.ts";
import { type Problem, problemOf } from "../lib/problems.ts";
import { validate } from "./validate.ts";
import { parseYaml, type YamlFile } from "./yaml.ts";

/** What reading has found so far. */
export type Reading = { directory: string; sources: YamlFile[]; problems: Problem[] };

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
  if (typeof text !== "string") {
    reading.problems.push(text);
    return undefined;
  }
  const yaml = parseYaml(file, text);
  reading.sources.push(yaml);
  const result = validate(yaml, schema);
  if ("data" in result) return result.data;
  reading.problems = reading.problems.concat(result.problems);
  return undefined;
}

/** Reads a text of the content folder, or says why it can't be read; texts are UTF-8 (RFC 3629). */
export function readText(file: string): string | Problem {
  const fault = fileFault(file, 1);
  if (fault) return problemOf(file, fault);
  const bytes = readFileSync(file);
  const text = bytes.toString("utf8");
  const zero = text.indexOf("\0");
  if (isUtf8(bytes) && zero < 0) return text;
  const sound = isUtf8(bytes) ? text.slice(0, zero) : bytes.toString("utf8", 0, firstOddByte(bytes, text));
  const lines = sound.split("\n");
  const message =
    "is not saved as UTF-8: this character can't be read. Save the file again with the encoding UTF-8";
  return { file, line: lines.length, column: (lines.at(-1) ?? "").length + 1, message };
}

/** Decoding has put a replacement of other bytes where the first odd one stood. */
function firstOddByte(bytes: Buffer, decoded: string): number {
  const again = Buffer.from(decoded);
  return bytes.findIndex((byte, index) => byte !== again[index]);
}
