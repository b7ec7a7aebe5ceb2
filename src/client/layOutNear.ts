/**
 * Marks a page that begins at its top: there, phones lay out a section only when it comes near (see whenNear.ts). After
 * a reload or "back", and for an address within the page, every section must be in its place at once.
 */
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (entry?.type === "navigate" && !location.hash) document.documentElement.dataset["fromTop"] = "";
