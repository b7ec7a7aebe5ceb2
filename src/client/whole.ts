import { root } from "./theme.ts";

/**
 * Lays out what phones leave for later (`later` in src/styles): when nothing else is to be done, so that every part of
 * the page has its true height before the visitor gets there, but at once when they come back or reload, for browsers
 * scroll to where they were by a distance. The property asked is old, but three times shorter than the entry that took
 * its place, and every browser has it.
 */
export const layOut = () => root.style.setProperty("--later", "visible");
if (performance.navigation.type) layOut();
