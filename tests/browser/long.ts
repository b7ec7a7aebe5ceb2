/** One page of each type. Other pages of a type differ only in text and pictures. */
export const examples = ["/", "/services/transport-hvac", "/gallery", "/contact"];

/** Runs a test only in `npm run test:deep`, if the short run has a similar one for another page or viewport. */
export const long = { tag: "@long" };

/** Runs a page's test in the short run only if the page is one of the examples. */
export const shortForExamples = (path: string) => (examples.includes(path) ? {} : long);

/** Runs a test in the short run's Firefox too; for calculators, which must work in every browser. */
export const inFirefox = { tag: "@firefox" };
