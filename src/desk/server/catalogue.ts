import { titleOf } from "../../content/fields.ts";
import { files, folders } from "../../content/schema.ts";
import { listFiles } from "../../build/lib/files.ts";
import type { Desk } from "./commit.ts";
import { DeskError } from "./failure.ts";

/** A file of content, with the name that the site shows. `page` is its URL, if it is a page. */
export type FileEntry = { file: string; name: string; group: string; page: string | undefined };

/** Lists the files that the desk edits. A request names one of them, so that no other path is ever opened. */
export function catalogue({ folder, built }: Desk): FileEntry[] {
  const { routes = [] } = built()?.content ?? {};
  const known = new Set<string>(Object.values(files).map(({ path }) => path));
  const pageFolders = new Set<string>(Object.values(folders).map(({ path }) => path));
  return listFiles(folder)
    .map((file) => ({ file, parts: file.replace(/\.yaml$/, "").split("/") }))
    .filter(
      ({ file, parts: [owner = ""] }) =>
        known.has(file) || (pageFolders.has(owner) && file.endsWith(".yaml")),
    )
    .map(({ file, parts }) => {
      const route = routes.find((one) => one.file === file);
      const name = shared[file] ?? (route && nameOf(route.page)) ?? titleOf(parts.at(-1) ?? "");
      return {
        file,
        name,
        group: parts.length > 1 ? titleOf(parts[0] ?? "") : "On every page",
        page: route?.path,
      };
    });
}

/** @throws DeskError unless the desk's list contains the path */
export function entryOf(desk: Desk, path: string | null): FileEntry {
  const found = catalogue(desk).find(({ file }) => file === path);
  if (!found) throw new DeskError(404, "There is no such file: reload the desk.");
  return found;
}

function nameOf(page: object): string | undefined {
  const { hero, heading, title } = page as { hero?: { heading?: string }; heading?: string; title?: string };
  return hero?.heading ?? heading ?? title;
}

const shared: Record<string, string> = {
  "pages/home.yaml": "Home",
  "site.yaml": "Facts: name, phone, hours, notices, cities",
  "navigation.yaml": "Menu, footer and redirects",
  "projects.yaml": "Projects and their photographs",
  "trust.yaml": "Brands, certificates, further offices",
  "offer.yaml": "Notes that several pages show",
  "interface.yaml": "Labels of buttons, and names for screen readers",
  "calculators.yaml": "Texts of the calculators",
  "credit.yaml": "The developer's credit",
};
