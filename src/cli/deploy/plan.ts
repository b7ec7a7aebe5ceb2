import { byReference, inWritingOrder } from "../../build/site/write.ts";

export type Step = { action: "upload" | "remove"; path: string };

export type Hashes = ReadonlyMap<string, string>;

/**
 * Plans the steps from the known files of a host to the wanted ones, in an order that keeps the site working:
 * assets, then pages, then host configuration, then the removal of obsolete files, pages before their assets.
 * New pages come before existing ones, which may link to them. Only known files are removed; other files on
 * the host stay.
 */
export function planSteps(wanted: Hashes, known: Hashes): Step[] {
  const changed = [...wanted].filter(([path, hash]) => known.get(path) !== hash).map(([path]) => path);
  const stale = [...known.keys()].filter((path) => !wanted.has(path));
  return [
    ...changed
      .sort(inWritingOrder((path) => known.has(path)))
      .map((path): Step => ({ action: "upload", path })),
    ...stale.sort(byReference).map((path): Step => ({ action: "remove", path })),
  ];
}
