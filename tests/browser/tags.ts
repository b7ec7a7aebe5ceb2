/** One page of each type. Pages of the same type differ only in text and pictures. */
export const examples = ["/", "/services/transport-hvac", "/gallery", "/contact"];

/** Runs a test in `npm test` too, which takes one or two tests of each feature to end within five minutes. */
export const quick = { tag: "@quick" };

/** Runs a test only in `npm run test:deep`. CI has a similar test for another page or viewport. */
export const long = { tag: "@long" };

/** Runs a page's test in CI only if the page is in `examples`. */
export const longUnlessExample = (path: string) => (examples.includes(path) ? {} : long);

/** Runs a test in Firefox even in CI. */
export const inFirefox = { tag: "@firefox" };
