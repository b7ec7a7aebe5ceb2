import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { type Document, isCollection, isMap, isScalar, type Node, parseDocument } from "yaml";
import { fileProblem } from "../lib/files.ts";
import { type Position, positionsIn, type Problem, problemOf } from "../lib/problems.ts";
import { eachField, type Field, type Path, type Role } from "../../content/fields.ts";
import { schemaOf } from "../../content/schema.ts";
import { inspect, type MarkKind, tooDeep } from "./yamlErrors.ts";

/** A value tagged `!placeholder` or `!confirm`. The owner must replace or confirm it before launch. */
export type Mark = Position & { file: string; kind: MarkKind; path: Path; value: string };

/** A string in content, and its role in the schema. */
type TextField = Field & { value: string };

export type YamlFile = {
  file: string;
  /** Path relative to the content folder: `services/amc.yaml`. */
  name: string;
  schema: z.ZodType | undefined;
  data: unknown;
  texts: TextField[];
  problems: Problem[];
  marks: Mark[];
  /** Position of the value at `path`, or of its nearest existing ancestor. */
  locate: (path: Path) => Position;
  locateKeys: (path: Path) => ReadonlyMap<string, Position>;
  /** The value at `path` as it is written: `0012`, where YAML reads 12. */
  written: (path: Path) => string;
};

/** Options of the YAML parser: our marks are tags, and `inspect` reports duplicate keys itself. */
export const parseOptions = {
  customTags: (["placeholder", "confirm"] as const).map((kind) => ({
    tag: `!${kind}`,
    resolve: (value: string) => value,
  })),
  prettyErrors: false,
  uniqueKeys: false,
  // Suppresses the library's warnings, which Node would print in addition to our messages.
  logLevel: "error" as const,
};

/** Reads a UTF-8 file. Returns a problem if the file can't be read. */
export function readText(file: string): string | Problem {
  const problem = fileProblem(file, 1);
  if (problem) return problemOf(file, problem);
  const bytes = readFileSync(file);
  const text = bytes.toString("utf8");
  // Finds the first sign of a wrong encoding. Decoding replaces invalid bytes with U+FFFD, and UTF-16 files
  // contain many null bytes.
  const odd = text.indexOf(isUtf8(bytes) ? "\0" : "\ufffd");
  if (odd < 0) return text;
  const message = "contains a character that is not UTF-8: save the file with the encoding UTF-8";
  return { file, ...positionsIn(text)(odd), message };
}

/**
 * Parses YAML 1.2.
 *
 * @param file path for messages, relative to the project folder
 * @param name path relative to the content folder; it determines the schema
 */
export function parseYaml(
  file: string,
  source: string,
  name = file.replace(/^content\//, ""),
  schema = schemaOf(name),
): YamlFile {
  const at = positionsIn(source);
  const { document, data, problems, marks } = read(source, (offset) => at(offset).line);
  return {
    file,
    name,
    schema,
    data,
    texts: [...eachField(schema, data)].filter(
      (field): field is TextField => typeof field.value === "string",
    ),
    problems: problems.map(({ offset, message }) => ({ file, ...at(offset), message })),
    marks: marks.map(({ offset, ...mark }) => ({ file, ...at(offset), ...mark })),
    locate: (path) => at(nearestNode(document, path)?.range?.[0] ?? 0),
    locateKeys: (path) => keyPositions(document, path, at),
    written: (path) => source.slice(...(nearestNode(document, path)?.range ?? [0, 0]).slice(0, 2)),
  };
}

function read(source: string, lineAt: (offset: number) => number) {
  try {
    const document = parseDocument(source, parseOptions);
    const { problems, marks } = inspect(document, source, lineAt);
    return {
      document,
      problems,
      marks,
      data: problems.length > 0 ? undefined : (document.toJS() as unknown),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const document = parseDocument("", parseOptions);
    return { document, problems: [{ offset: 0, message: tooDeep }], marks: [], data: undefined };
  }
}

/** A string in content with the file that contains it. */
export type PlacedText = TextField & { yaml: YamlFile };

export const placedTexts = (sources: readonly YamlFile[], ...roles: Role[]): PlacedText[] =>
  sources.flatMap((yaml) =>
    yaml.texts
      .filter(({ role }) => roles.length === 0 || (role && roles.includes(role)))
      .map((text) => ({ ...text, yaml })),
  );

/** Formats a path for messages: `hero.picture.alt`, `cards[2].title`. */
export function placeName(path: Path): string {
  const joined = path.map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${part}`)).join("");
  return joined.replace(/^\./, "") || "the file";
}

export const problemAt = ({ file, locate }: YamlFile, path: Path, message: string): Problem => ({
  file,
  ...locate(path),
  message: `${placeName(path)} ${message}`,
});

export const placeOf = ({ file, locate }: YamlFile, path: Path): string => `${file}:${locate(path).line}`;

function nearestNode(document: Document, path: Path): Node | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isCollection(node)) return node as Node;
  }
  return undefined;
}

function keyPositions(document: Document, path: Path, at: (offset: number) => Position) {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const keys = isMap(map) ? map.items.map(({ key }) => key).filter((key) => isScalar(key)) : [];
  return new Map(keys.map((key) => [String(key.value), at(key.range?.[0] ?? 0)]));
}
