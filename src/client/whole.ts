import { root } from "./theme.ts";

/**
 * Has phones leave what is far below for later (`later` in src/styles), until all else has come. Then they lay it out
 * part by part, with a pause after every ten milliseconds, so that a slow phone is never long deaf to a tap, and a fast
 * one is done before anybody could see or photograph it. Lists of pictures go by their items. Not when the visitor comes
 * back or reloads: browsers scroll to where they were by a distance, which takes true heights. The property asked is old,
 * but three times shorter than the entry that took its place, and every browser has it.
 */
if (!performance.navigation.type) {
  root.style.setProperty("--l", "auto");
  onload = async ({ timeStamp }) => {
    for (const part of document.querySelectorAll<HTMLElement>("section,li:has(img),footer")) {
      part.style.contentVisibility = "visible";
      // Asking for a position makes the browser lay the part out at once.
      if (part.offsetTop && performance.now() > timeStamp + 10) {
        await new Promise((resume) => setTimeout(resume));
        timeStamp = performance.now();
      }
    }
  };
}
