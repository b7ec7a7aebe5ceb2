/** One example of each page type; other pages of a type differ only in text and pictures. */
export const examples = ["/", "/services/transport-hvac", "/gallery", "/contact"];

/** Skips a test outside `npm run test:deep` when the short run has a similar one for another page or window. */
export const long = { tag: "@long" };

/** Runs a page's test in the short run only if the page is an example. */
export const shortForExamples = (path: string) => (examples.includes(path) ? {} : long);

/** Runs a test in Firefox in the short run too, for calculators that must work in every browser. */
export const inFirefox = { tag: "@firefox" };
