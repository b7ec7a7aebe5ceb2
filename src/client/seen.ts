/**
 * Islands in the page's body come to life when seen, so that the first click is answered at once; unless data is saved.
 */
import { type Island, load } from "./loader.ts";

addEventListener("load", () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) load(entry.target as Island);
  });
  for (const island of document.querySelectorAll("[data-view]")) observer.observe(island);
});
