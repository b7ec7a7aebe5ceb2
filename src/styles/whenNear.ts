import { below } from "./breakpoints.ts";

/**
 * Phones lay the element out when it comes near, if the page began at its top (see layOutNear.ts): all of a long page at
 * once keeps a slow phone busy for a third of a second.
 *
 * @param height that the element hardly ever exceeds. Tools that look for covered words would take what is not laid out yet
 *   for laid over what follows.
 */
export const whenNear = (height: string) => ({
  "@media": {
    [below("lg")]: { contentVisibility: "auto" as const, containIntrinsicBlockSize: `auto ${height}` },
  },
});
