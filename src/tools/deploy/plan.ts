import { byReference, inWritingOrder } from "../../build/site/write.ts";

/** One thing to do on the host. */
export type Step = { action: "upload" | "remove"; path: string };

/** Hash of each file, by path. */
export type Hashes = ReadonlyMap<string, string>;

/**
 * What brings a host from the files that are known to be there to those wanted, in an order in which the site works
 * after every step: assets and pictures, pages, what configures the host, and at last the removal of stale files, pages
 * before what they name. Among pages the new ones go first, as the others may link to them. Only paths that are
 * known are removed, so what else is on the host stays.
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
