import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../src/build/lib/files.ts";
import { editorSchemas } from "../../../src/content/editorSchemas.ts";

const folder = "content/.schema";

test("every content file names, in its first line, the schema that the build checks it with", async () => {
  const files = listFiles("content").filter((path) => path.endsWith(".yaml"));
  for (const path of files) {
    const file = join("content", path);
    const hint = /^# yaml-language-server: \$schema=(\S+)\n/.exec(await readFile(file, "utf8"))?.[1] ?? "";
    const schema = join(dirname(file), hint);
    expect(dirname(schema), file).toBe(folder);
    const { title } = JSON.parse(editorSchemas().get(basename(schema)) ?? "{}") as { title: string };
    expect([`content/${path}`, `A page in ${relative(".", dirname(file))}`]).toContain(title);
  }
});

test("VS Code's settings know the two marks", async () => {
  const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8")) as Record<string, string[]>;
  expect(settings["yaml.customTags"]).toEqual(["!placeholder scalar", "!confirm scalar"]);
});
