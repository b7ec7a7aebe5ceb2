import type { Content } from "../../build/content/content.ts";
import { type FactTexts, fillFacts } from "../../build/content/factTokens.ts";
import type { Mark, YamlFile } from "../../build/content/yaml.ts";
import { fieldAt, type Path, valueAt } from "../../content/fields.ts";

export type Key = {
  description: string | undefined;
  choices: string[];
  /**
   * The key or list entry that can be removed without making the file invalid. Undefined if there is none.
   */
  removable: Path | undefined;
};

export function keyOf(
  { file, path }: Pick<Mark, "file" | "path">,
  { sources, facts }: Pick<Content, "sources" | "facts">,
): Key {
  const yaml = sources.find((source) => source.file === file);
  const { description, choices } = fieldAt(yaml?.schema, path, yaml?.data);
  return { description, choices, removable: yaml && removablePart(path, yaml, facts) };
}

/** The value itself, its list entry, or a list with this entry alone, whichever the file is valid without. */
export function removablePart(path: Path, { schema, data }: YamlFile, facts: FactTexts): Path | undefined {
  const isRemovable = (part: Path) => {
    if (!schema) return false;
    const filled = fillFacts(data, schema, facts);
    remove(filled, part);
    return schema.safeParse(filled).success;
  };
  const parts = [path];
  const entry = path.slice(0, -1);
  if (typeof entry.at(-1) === "number") parts.push(entry);
  const list = path.slice(0, typeof entry.at(-1) === "number" ? -2 : -1);
  const entries = valueAt(data, list);
  if (Array.isArray(entries) && entries.length === 1) parts.push(list);
  return parts.find(isRemovable);
}

function remove(data: unknown, path: Path): void {
  const owner = valueAt(data, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else if (last !== undefined) Reflect.deleteProperty(owner as object, last);
}
