import { z } from "zod";
import { pageKinds } from "./routes.ts";
import { files, folders } from "./schema.ts";

/**
 * JSON Schemas of all content files by schema file name, for completion and validation in editors. Draft 7 is
 * the version that VS Code's YAML extension supports best.
 */
export function editorSchemas(): Map<string, string> {
  return new Map([
    ...Object.entries(files).map(([key, { path, schema }]) =>
      describe(key, `content/${path}`, `Schema of content/${path}.`, schema),
    ),
    ...Object.entries(folders).map(([key, { path, schema }]) =>
      describe(
        key,
        `A page in content/${path}`,
        `The file name is part of the URL: ${patternOf(key)}.`,
        schema,
      ),
    ),
  ]);
}

const patternOf = (folder: string) =>
  Object.values(pageKinds)
    .find(({ source }) => source === folder)
    ?.pattern.replace(":slug", "<name>");

function describe(key: string, title: string, description: string, schema: z.ZodType): [string, string] {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  return [`${kebab(key)}.json`, `${JSON.stringify({ $schema, title, description, ...rest }, null, 2)}\n`];
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
