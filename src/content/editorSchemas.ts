import { z } from "zod";
import { files, folders } from "./schema.ts";

/**
 * The JSON Schema of every entity, by file name, for editors that complete and check while an editor types.
 * Draft 7, which VS Code's YAML extension knows best.
 */
export function editorSchemas(): Map<string, string> {
  return new Map([
    ...Object.entries(files).map(([key, { path, schema }]) =>
      describe(key, `content/${path}`, `What content/${path} may hold.`, schema),
    ),
    ...Object.entries(folders).map(([key, { path, schema }]) =>
      describe(
        key,
        `A page in content/${path}`,
        `The file's name makes the address: /${path}/<name>.`,
        schema,
      ),
    ),
  ]);
}

function describe(key: string, title: string, description: string, schema: z.ZodType): [string, string] {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  return [`${kebab(key)}.json`, `${JSON.stringify({ $schema, title, description, ...rest }, null, 2)}\n`];
}

/** `notFound` is `not-found`. */
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
