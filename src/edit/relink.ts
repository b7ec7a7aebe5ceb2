import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isPair, isScalar } from "yaml";
import { parseYaml, placeName } from "../build/content/yaml.ts";
import { UserError } from "../build/lib/problems.ts";
import { fieldAt, type Path } from "../content/fields.ts";
import { parseSource } from "./nodes.ts";

/**
 * Updates all links to a page in a YAML file, except the former URLs of redirects.
 *
 * @param name path relative to the content folder; it determines the schema
 * @param isRemoved whether the page's sections are removed with it, so that links to them lead to the whole page `to`
 * @throws UserError if the file has a mistake
 */
export function relink(name: string, source: string, from: string, to: string, isRemoved = false): string {
  const link = new RegExp(`(?<![\\w/.-])${from}${isRemoved ? "(#[\\w-]+)?" : ""}(?![\\w/-])`, "g");
  if (!link.test(source)) return source;
  const yaml = parseYaml(name, source, name);
  const [problem] = yaml.problems;
  if (problem)
    throw new UserError(`${name}:${problem.line} has a mistake: build to see it, and correct it first.`);
  const isFormer = (path: Path) => fieldAt(yaml.schema, path, yaml.data).role === "formerUrl";
  const changed = new Map<string, string>();
  let text = source;
  for (const { path, value, start, end } of scalarsIn(parseSource(source).document.contents).reverse()) {
    if (isFormer(path)) continue;
    text = text.slice(0, start) + text.slice(start, end).replace(link, to) + text.slice(end);
    changed.set(placeName(path), value.replace(link, to));
  }
  const after = parseYaml(name, text, name);
  const isWanted = ({ path, value }: { path: Path; value: unknown }) =>
    isDeepStrictEqual(value, changed.get(placeName(path)) ?? value);
  if (after.problems.length > 0 || after.texts.length !== yaml.texts.length || !after.texts.every(isWanted))
    throw new UserError(
      `The links of ${name} can't be updated: write ${to} instead of ${from} by hand first.`,
    );
  return text;
}

type Text = { path: Path; value: string; start: number; end: number };

function scalarsIn(node: unknown, path: Path = []): Text[] {
  if (isCollection(node))
    return node.items.flatMap((item, index) =>
      isPair(item) && isMap(node)
        ? scalarsIn(item.value, [...path, isScalar(item.key) ? String(item.key.value) : ""])
        : scalarsIn(item, [...path, index]),
    );
  if (!isScalar(node) || typeof node.value !== "string" || !node.range) return [];
  return [{ path, value: node.value, start: node.range[0], end: node.range[1] }];
}
