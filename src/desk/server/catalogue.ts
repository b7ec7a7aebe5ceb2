import { titleOf } from "../../content/fields.ts";
import { schemaOf, titleOfFile } from "../../content/schema.ts";
import { listFiles } from "../../build/lib/files.ts";
import type { Desk } from "./commit.ts";
import { DeskError } from "./failure.ts";

/**
 * A file of content, with the name that the site shows. `page` is its URL, if it is a page, and `hidden` the reason
 * why visitors can't see it.
 */
export type FileEntry = {
  file: string;
  name: string;
  group: string;
  page: string | undefined;
  hidden: string | undefined;
};

/** Lists the files that the desk edits. A request names one of them, so that no other path is ever opened. */
export function catalogue({ folder, built }: Desk): FileEntry[] {
  const { routes = [], unpublished = [] } = built()?.content ?? {};
  return listFiles(folder)
    .filter((file) => schemaOf(file))
    .map((file) => {
      const parts = file.replace(/\.yaml$/, "").split("/");
      const route = routes.find((one) => one.file === file);
      const name = titleOfFile(file) ?? (route && nameOf(route.page)) ?? titleOf(parts.at(-1) ?? "");
      return {
        file,
        name,
        group: parts.length > 1 ? titleOf(parts[0] ?? "") : "On every page",
        page: route?.path,
        hidden: unpublished.find((one) => one.file === file)?.reason,
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
