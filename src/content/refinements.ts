import type { z } from "zod";

/** Reports a problem at a path relative to the refined value. */
export const refuse = (context: z.RefinementCtx, path: (string | number)[], message: string): void =>
  context.addIssue({ code: "custom", path, message });

/**
 * Creates a refinement that rejects list entries that clash with an earlier one.
 *
 * @param key the entry's key at which the message appears
 * @param message takes the earlier entry's number, counted from 1
 */
export const refuseClashes =
  <Entry>(
    key: string,
    clashes: (entry: Entry, earlier: Entry) => boolean,
    message: (first: number, entry: Entry) => string,
  ) =>
  (entries: readonly Entry[], context: z.RefinementCtx): void => {
    for (const [index, entry] of entries.entries()) {
      const first = entries.slice(0, index).findIndex((earlier) => clashes(entry, earlier));
      if (first >= 0) refuse(context, [index, key], message(first + 1, entry));
    }
  };
