/**
 * Marks a page that begins at its top: there, phones lay out sections below the first view only when they come near (see
 * whenNear.ts), and the rest one by one once the page has loaded. After a reload or "back", and for an address within the
 * page, every section must be in its place at once.
 */
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (entry?.type === "navigate" && !location.hash) {
  document.documentElement.dataset["fromTop"] = "";
  addEventListener("load", () =>
    layOutNext([...document.querySelectorAll<HTMLElement>("main section, footer")]),
  );
}

/** Lays out one section when nothing else is to be done, or after a moment, then the others. */
function layOutNext([next, ...others]: HTMLElement[]): void {
  if (!next) return;
  const layOut = () => {
    next.style.contentVisibility = "visible";
    layOutNext(others);
  };
  // Some browsers have no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(layOut, { timeout: 200 });
  else setTimeout(layOut);
}
