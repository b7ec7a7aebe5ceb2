/** One page of each type. Pages of the same type differ only in text and pictures. */
export const examples = ["/", "/services/transport-hvac", "/gallery", "/contact"];

/** Runs a test only in `npm run test:deep`. The short run has a similar test for another page or viewport. */
export const long = { tag: "@long" };

/** Runs a page's test in the short run only if the page is in `examples`. */
export const shortForExamples = (path: string) => (examples.includes(path) ? {} : long);

/** Runs a test in Firefox even in the short run. */
export const inFirefox = { tag: "@firefox" };
