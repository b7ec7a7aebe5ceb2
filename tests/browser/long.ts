/** One page of each kind, and the longest: what the short run opens where the long one opens every page. */
const shown = new Set([
  "/",
  "/about",
  "/geothermal-hvac",
  "/services/transport-hvac",
  "/solutions/hospitals-schools",
  "/gallery",
  "/contact",
]);

/** Leaves a test to `npm run test:deep`, where what it says has been tried on other pages or in other windows before. */
export const long = { tag: "@long" };

/** Leaves the pages that are like another one to `npm run test:deep`. */
export const longUnlessShown = (path: string) => (shown.has(path) ? {} : long);
