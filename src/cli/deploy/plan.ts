import { byReference, inWritingOrder } from "../../build/site/write.ts";

export type Step = { action: "upload" | "remove"; path: string };

export type Hashes = ReadonlyMap<string, string>;

/**
 * Plans the steps from the host's known files to the wanted ones, in an order that keeps the site working:
 * assets, pages, host configuration, and last the removal of obsolete files, pages before their assets. New
 * pages precede existing ones, which may link to them. Files on the host that are not known stay.
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
