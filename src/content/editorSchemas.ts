import { z } from "zod";
import { titleOf } from "./fields.ts";
import { describeKey, sectionKinds } from "./keyDescriptions.ts";
import type { Section } from "./sections.ts";
import { files, folders, pageKinds } from "./schema.ts";

/**
 * Creates JSON Schemas for completion and validation in editors, by schema file name. VS Code's YAML
 * extension supports draft 7 best, so the schemas use that version.
 */
export function editorSchemas(): Map<string, string> {
  return new Map([
    ...Object.entries(files).map(([key, { path, schema }]) =>
      editorSchema(key, `content/${path}`, `Schema of content/${path}.`, schema),
    ),
    ...Object.entries(folders).map(([key, { path, schema }]) =>
      editorSchema(
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

/**
 * Creates a JSON Schema. Each key has its role (`role`), a label (`title`) and a description; a list of
 * sections has a `discriminator`, with which forms choose the kind.
 */
export function editorSchema(
  key: string,
  title: string,
  description: string,
  schema: z.ZodType,
): [file: string, json: string] {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { discriminator } = zodSchema._zod.def as { discriminator?: string };
      if (discriminator) jsonSchema["discriminator"] = { propertyName: discriminator };
      for (const part of [jsonSchema, ...(jsonSchema.allOf ?? [])])
        if (part.pattern) part["patternErrorMessage"] = messageOf(zodSchema);
    },
  });
  addHelp(rest, key);
  return [`${kebab(key)}.json`, `${JSON.stringify({ $schema, title, description, ...rest }, null, 2)}\n`];
}

/** Returns the schema's message for a string that does not match its pattern. */
function messageOf(schema: z.core.$ZodType): string | undefined {
  const [issue] = z.safeParse(schema, "\n").error?.issues ?? [];
  return issue?.message;
}

function addHelp(schema: z.core.JSONSchema.BaseSchema, owner: string): void {
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    if (typeof value !== "object") continue;
    const description = value.description ?? describeKey(key, owner);
    if (description) value.description = description;
    value.title ??= titleOf(key);
    addHelp(value, key);
  }
  const { items } = schema;
  const entries = [items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flat();
  for (const entry of entries) if (typeof entry === "object") addHelp(entry, owner);
  if (typeof items !== "object" || Array.isArray(items)) return;
  const kinds = [items, ...(items.oneOf ?? [])].filter(({ required }) => required);
  for (const kind of kinds) Object.assign(kind, kindHelp[kindOf(kind) as Section["type"]]);
  if (kinds.length > 0) items["defaultSnippets"] = kinds.map(snippetOf);
}

/** A kind without help would have no name in forms. */
const kindHelp: Record<Section["type"], object> = sectionKinds;

const kindOf = ({ properties }: z.core.JSONSchema.BaseSchema) =>
  (properties?.["type"] as z.core.JSONSchema.BaseSchema | undefined)?.const as string | undefined;

function snippetOf(schema: z.core.JSONSchema.BaseSchema) {
  const { required = [] } = schema;
  const kind = kindOf(schema);
  const body = Object.fromEntries(
    required.map((key, index) => [key, key === "type" && kind ? kind : `$${index + 1}`]),
  );
  return { label: `new ${kind ?? "entry"}`, body };
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
