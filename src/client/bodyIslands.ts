import { fragment } from "../islands/fragment.ts";
import { type Island, load } from "./loader.ts";

// Hydrates islands with `data-view` when they scroll into view, unless the visitor uses Save-Data.
addEventListener("load", () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) load(entry.target as Island);
  });
  for (const island of document.querySelectorAll("[data-view]")) observer.observe(island);
});

// Hydrates islands that the URL refers to. The fragment may name a part of an island that must be opened. The
// query may contain a calculator's values; its result must be ready before the visitor sends it.
function loadReferenced(): void {
  const fields = [...new URLSearchParams(location.search).keys()].map(
    (name) => document.getElementsByName(name)[0],
  );
  for (const part of [document.getElementById(fragment()), ...fields]) {
    const island = part?.closest<Island>("[data-src]");
    if (island) load(island);
  }
}
addEventListener("hashchange", loadReferenced);
addEventListener("DOMContentLoaded", loadReferenced);
