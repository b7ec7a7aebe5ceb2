/** The pages that differ most: others of a kind differ in words and pictures only. */
export const examples = ["/", "/services/transport-hvac", "/gallery", "/contact"];

/** Leaves a test to `npm run test:deep`, where the short run has a like one for another page or window. */
export const long = { tag: "@long" };

/** Runs a page's test in the short run only if the page is an example. */
export const shortForExamples = (path: string) => (examples.includes(path) ? {} : long);

/** Has a test run in Firefox in the short run too: what a tool owes to a visitor. */
export const inFirefox = { tag: "@firefox" };
