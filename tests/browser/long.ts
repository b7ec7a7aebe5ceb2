/** One page of each kind, and the longest. */
const kinds =
  "/ /about /geothermal-hvac /services/transport-hvac /solutions/hospitals-schools /gallery /contact".split(
    " ",
  );

/** Leaves a test to `npm run test:deep`, where the short run has a like one for another page or window. */
export const long = { tag: "@long" };

/** Runs a page's test in the short run only if the page is the example of its kind. */
export const onePageOfEachKind = (path: string) => (kinds.includes(path) ? {} : long);
