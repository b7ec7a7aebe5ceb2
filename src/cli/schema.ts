import "./requireNode.mjs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editorSchemas } from "../content/editorSchemas.ts";

/** Writes JSON Schemas for VS Code's YAML extension. Runs after each install and with `npm run schema`. */
const folder = "content/.schema";
await mkdir(folder, { recursive: true });
for (const [name, text] of editorSchemas()) await writeFile(join(folder, name), text);
