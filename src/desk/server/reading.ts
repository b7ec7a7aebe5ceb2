import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fillText } from "../../build/content/factTokens.ts";
import { parseYaml } from "../../build/content/yaml.ts";
import { hashOf } from "../../build/lib/cache.ts";
import { buildTime } from "../../build/lib/clock.ts";
import { listFiles } from "../../build/lib/files.ts";
import { staticFiles } from "../../build/lib/staticFiles.ts";
import { throwProblems } from "../../build/lib/problems.ts";
import { editorSchema } from "../../content/editorSchemas.ts";
import { today } from "../../content/openingStatus.ts";
import { folders, schemaOf } from "../../content/schema.ts";
import type { TextEntry } from "../shared/api.ts";
import { simplified } from "../shared/formSchema.ts";
import { catalogue, entryOf } from "./catalogue.ts";
import { type Desk, readIn } from "./commit.ts";
import { mistakesOf } from "./failure.ts";
import { thumbnail } from "./pictures.ts";

export type State = ReturnType<typeof stateOf>;
export type FileView = ReturnType<typeof viewOf>;

/** The answers to GET requests, by name. A string is a page, bytes are a picture, all else is JSON. */
export const readingRoutes: Record<string, (desk: Desk, query: URLSearchParams) => unknown> = {
  state: stateOf,
  texts: textsOf,
  file: (desk, query) => viewOf(desk, entryOf(desk, query.get("file")).file),
  target: ({ publisher }) => publisher.target(),
  picture: (desk, query) => thumbnail(`${desk.folder}/images`, query.get("file")),
  help: () => readFileSync(join(import.meta.dirname, "help.html"), "utf8"),
};

export function stateOf(desk: Desk) {
  const { content, pages = [] } = desk.built() ?? {};
  return {
    files: catalogue(desk),
    marks: (content?.marks ?? []).map(({ file, ...mark }) => ({
      ...mark,
      file: file.slice(desk.folder.length + 1),
    })),
    advice: mistakesOf(desk.advice(), desk.folder),
    saves: desk.history.entries(),
    savesProblem: desk.history.problem(),
    pictures: listFiles(`${desk.folder}/images`).filter((name) =>
      /\.(jpe?g|png|webp|avif|tiff?|gif)$/.test(name),
    ),
    /** Targets of links: pages, the parts of pages that have an id of their own, and files to download. */
    links: pages
      .filter(({ path }) => !path.endsWith(".html"))
      .flatMap(({ path, index }) => [
        path,
        ...index.ids.filter((id) => /^(section|accordion|details)-/.test(id)).map((id) => `${path}#${id}`),
      ])
      .concat(staticFiles(`${desk.folder}/static`).published.map((file) => `/${file}`)),
    /** The day in Pakistan, as `2027-03-14`. */
    today: today(buildTime()),
    problem: desk.problem(),
    progress: desk.progress,
    facts: content?.facts ?? {},
    pageKinds: Object.values(folders).map(({ path, url, label }) => ({ path, url, label })),
  };
}

/** Reads a file for the form. @throws ContentError if it is no valid YAML */
export function viewOf(desk: Desk, file: string) {
  const bytes = readIn(desk, file) ?? Buffer.of();
  const { data, problems } = parseYaml(`${desk.folder}/${file}`, bytes.toString());
  throwProblems(problems);
  return { file, hash: hashOf(bytes), data, schema: schemaFor(file) };
}

export const schemaFor = (file: string) =>
  simplified(editorSchema("", file, "", schemaOf(file) ?? z.unknown())[1]);

/** All texts of content, in the order of their files. */
function textsOf({ built }: Desk): TextEntry[] {
  const { sources = [], facts = {} } = built()?.content ?? {};
  return sources.flatMap(({ name, texts }) =>
    texts.map(({ path, value, role, placeholders }) => {
      return { file: name, path, role, text: fillText(value, facts, placeholders) };
    }),
  );
}
