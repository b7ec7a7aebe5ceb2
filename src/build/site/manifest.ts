import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsFor } from "../../hosting/headers.ts";
import type { HostingTable } from "../../hosting/table.ts";
import type { Content } from "../content/content.ts";
import type { Mark } from "../content/yaml.ts";
import { hiddenFolder } from "../lib/files.ts";

/** Describes the build in its folder. Hosts don't serve it, and `deploy` doesn't upload it. */
export const manifestFile = `${hiddenFolder}/site.json`;

const version = 1;

/** YAML files are relative to the content folder, for example `services/amc.yaml`. */
export type BuildFacts = {
  /** The content folder, as `--content` gives it. */
  folder: string;
  /** Hash of the content folder (see `hashOfFolder`). */
  content: string;
  /** True if the build contains drafts. */
  draft: boolean;
  /** The site's own URL. */
  url: string;
  routes: { path: string; file: string }[];
  hosting: HostingTable;
  /** Open placeholders and claims. */
  marks: Pick<Mark, "file" | "line" | "kind" | "value">[];
  unpublished: { path: string; reason: string }[];
};

export type Manifest = BuildFacts & {
  /** SHA-256 by path of each file that the build wrote. */
  files: ReadonlyMap<string, string>;
  /** Paths of pages and files that an earlier build wrote into the same folder, for `verify`. */
  removed: string[];
};

/**
 * @param source the content folder, and the hash that it had before it was read
 * @param draft whether the build contains drafts
 */
export function describeBuild(
  source: { folder: string; hash: string; draft: boolean },
  { site, routes, marks, unpublished }: Content,
  hosting: HostingTable,
): BuildFacts {
  return {
    folder: source.folder,
    content: source.hash,
    draft: source.draft,
    url: site.facts.url,
    routes: routes.map(({ path, file }) => ({ path, file })),
    hosting,
    marks: marks.map(({ file, line, kind, value }) => ({
      file: file.slice(source.folder.length + 1),
      line,
      kind,
      value,
    })),
    unpublished: unpublished.map(({ path, reason }) => ({ path, reason })),
  };
}

/** Contains no time, so that two builds of the same content have the same bytes. */
export function formatManifest({ hosting, files, ...facts }: Manifest): Buffer {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const json = { version, ...facts, hosting: tableToJson(hosting), files: Object.fromEntries(sorted) };
  return Buffer.from(`${JSON.stringify(json, undefined, 1)}\n`);
}

/** Returns undefined if the folder has no manifest, a damaged one, or one of another version. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const json = JSON.parse(readFileSync(join(folder, manifestFile), "utf8"));
    if (json.version !== version) return undefined;
    const { version: _, hosting, files, ...facts } = json;
    const inside = Object.entries<string>(files).filter(([name]) => !name.split("/").includes(".."));
    // Builds of earlier versions do not name their folder.
    return { folder: "content", ...facts, hosting: tableFromJson(hosting), files: new Map(inside) };
  } catch {
    return undefined;
  }
}

/** `JSON.stringify` omits the function `headersFor`, and `tableFromJson` adds it again. */
const tableToJson = ({ pages, redirects, ...rest }: HostingTable) => ({
  ...rest,
  pages: Object.fromEntries(pages),
  redirects: Object.fromEntries(redirects),
});

export const tableFromJson = ({
  pages,
  redirects,
  ...rest
}: ReturnType<typeof tableToJson>): HostingTable => ({
  ...rest,
  pages: new Map(Object.entries(pages)),
  redirects: new Map(Object.entries(redirects)),
  headersFor: (file) => fieldsFor(rest.rules, file),
});
