/**
 * Pages that a visitor is about to open are fetched, or made ready whole, when a link is hovered, pressed or shown long
 * enough (`moderate`). The browser leaves it all when the visitor saves data. Speculation Rules, WICG; Chromium only.
 */
const prefetch = [{ where: { href_matches: "/(|[^.]+)" }, eagerness: "moderate" }];

/** The file that the Speculation-Rules header names: also the items that navigation flags with `prefetch` made ready. */
export const speculationFile = "rules.speculationrules";

export const speculationRules = JSON.stringify({
  prefetch,
  prerender: [{ where: { selector_matches: "[data-prefetch]" }, eagerness: "moderate" }],
});

/** Stands in the page, for hosts that send no header of ours. */
export const inlineSpeculationRules = JSON.stringify({ prefetch });
