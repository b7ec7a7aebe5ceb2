import type { Content } from "../../build/content/content.ts";
import { fillFacts } from "../../build/content/factTokens.ts";
import type { Mark } from "../../build/content/yaml.ts";
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
  const { schema, data } = sources.find((source) => source.file === file) ?? {};
  const { description, choices } = fieldAt(schema, path, data);
  const isRemovable = (part: Path) => {
    if (!schema) return false;
    const filled = fillFacts(data, schema, facts);
    remove(filled, part);
    return schema.safeParse(filled).success;
  };
  const entry = path.slice(0, -1);
  const parts = typeof entry.at(-1) === "number" ? [path, entry] : [path];
  return { description, choices, removable: parts.find(isRemovable) };
}

function remove(data: unknown, path: Path): void {
  const owner = valueAt(data, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else if (last !== undefined) Reflect.deleteProperty(owner as object, last);
}
