import { z } from "zod";
import type { Content } from "../../build/content/content.ts";
import { fillFacts } from "../../build/content/factTokens.ts";
import { schemaAt } from "../../build/content/validate.ts";
import { type Mark, valueAt } from "../../build/content/yaml.ts";
import type { Path } from "../../build/content/yamlErrors.ts";
import { describeKey } from "../../content/keyDescriptions.ts";
import { files, folders } from "../../content/schema.ts";

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
  const schema = schemaOf(file);
  const data = sources.find((source) => source.file === file)?.data;
  const found = schema && schemaAt(schema, path, data);
  const names = path.filter((part) => typeof part === "string");
  const description = found?.description ?? describeKey(names.at(-1) ?? "", names.at(-2) ?? "");
  const choices = found instanceof z.ZodEnum ? found.options.map(String) : [];
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

function schemaOf(file: string): z.ZodType | undefined {
  return (
    Object.values(files).find(({ path }) => file.endsWith(`/${path}`))?.schema ??
    Object.values(folders).find(({ path }) => file.includes(`/${path}/`))?.schema
  );
}

function remove(data: unknown, path: Path): void {
  const owner = valueAt(data, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else if (last !== undefined) Reflect.deleteProperty(owner as object, last);
}
