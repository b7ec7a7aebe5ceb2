import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import type { Problem } from "../lib/problems.ts";
import { yamlFaults } from "./yamlErrors.ts";

export type Path = readonly (string | number)[];
export type Position = { line: number; column: number };
export type MarkKind = "placeholder" | "confirm";

/** A value that the owner has to replace (`!placeholder`) or to stand by (`!confirm`) before launch. */
export type Mark = Position & { file: string; kind: MarkKind; path: Path; value: string };

/** A YAML file that still knows where each of its values stands. */
export type YamlFile = {
  file: string;
  data: unknown;
  problems: Problem[];
  marks: Mark[];
  /** Position of the value at `path`, or of the nearest thing around it that exists. */
  locate: (path: Path) => Position;
  /** Position of the key `key` in the map at `path`. */
  locateKey: (path: Path, key: string) => Position;
};

const markTags = (["placeholder", "confirm"] as const).map((kind) => ({
  tag: `!${kind}`,
  resolve: (value: string) => value,
}));

/**
 * Parses YAML 1.2 and keeps positions.
 *
 * @param file path for messages, relative to the project
 * @param source the file's text
 */
export function parseYaml(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    customTags: [...markTags],
    prettyErrors: false,
    uniqueKeys: false,
  });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const problems = yamlFaults(document, source, (offset) => at(offset).line).map(({ offset, message }) => ({
    file,
    ...at(offset),
    message,
  }));
  const locate = (path: Path) => at(nearestNode(document, path)?.range?.[0] ?? 0);
  return {
    file,
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    marks: collectMarks(document, file, at),
    locate,
    locateKey: (path, key) => at(keyOffset(document, path, key) ?? 0),
  };
}

/** `hero.picture.alt`, `cards[2].title`: how messages name a place in a file. */
export function name(path: Path): string {
  const joined = path.map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${part}`)).join("");
  return joined.replace(/^\./, "") || "the file";
}

function nearestNode(document: Document, path: Path): Node | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isCollection(node)) return node as Node;
  }
  return undefined;
}

function keyOffset(document: Document, path: Path, key: string): number | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function collectMarks(document: Document, file: string, at: (offset: number) => Position): Mark[] {
  const marks: Mark[] = [];
  visit(document, {
    Scalar(_, node, parents) {
      const kind = node.tag?.slice(1);
      if (kind !== "placeholder" && kind !== "confirm") return;
      marks.push({
        file,
        ...at(node.range?.[0] ?? 0),
        kind,
        path: pathOf(node, parents),
        value: String(node.value),
      });
    },
  });
  return marks;
}

function pathOf(node: unknown, parents: readonly unknown[]): Path {
  const chain = [...parents, node];
  return chain.flatMap<string | number>((parent, index) => {
    const child = chain[index + 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => item === child);
      return isScalar(pair?.key) ? [String(pair.key.value)] : [];
    }
    if (isCollection(parent)) return [parent.items.indexOf(child as never)];
    return [];
  });
}

/**
 * Goes through all texts of a parsed file, in their order.
 *
 * @param visit gets each text and its path, which is one list that changes from call to call: copy what is to stay
 */
export function eachText(value: unknown, visit: (text: string, path: Path) => void): void {
  const path: (string | number)[] = [];
  const walk = (here: unknown): void => {
    if (typeof here === "string") return visit(here, path);
    if (here === null || typeof here !== "object") return;
    for (const [key, child] of Object.entries(here)) {
      path.push(Array.isArray(here) ? Number(key) : key);
      walk(child);
      path.pop();
    }
  };
  walk(value);
}
