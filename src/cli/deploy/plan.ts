import { byReference, inWritingOrder } from "../../build/site/write.ts";

export type Step = { action: "upload" | "remove"; path: string };

/**
 * Plans the steps that turn the known files into the wanted files. The order keeps the site working: assets,
 * then pages, then host configuration. New pages come before existing pages, which may link to them. Obsolete
 * files are removed last, pages before their assets. Unknown files on the host stay.
 */
export function planSteps(wanted: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): Step[] {
  const changed = [...wanted].filter(([path, hash]) => known.get(path) !== hash).map(([path]) => path);
  const stale = [...known.keys()].filter((path) => !wanted.has(path));
  return [
    ...changed
      .sort(inWritingOrder((path) => known.has(path)))
      .map((path): Step => ({ action: "upload", path })),
    ...stale.sort(byReference).map((path): Step => ({ action: "remove", path })),
  ];
}
