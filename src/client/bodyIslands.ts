import { fragment } from "../islands/fragment.ts";
import { type Island, load } from "./loader.ts";

// Islands marked with data-view are hydrated when they come into view, unless the visitor saves data.
addEventListener("load", () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) load(entry.target as Island);
  });
  for (const island of document.querySelectorAll("[data-view]")) observer.observe(island);
});

// The fragment may name a part inside an island, which has to open it first; the query may hold answers to a tool's
// questions, whose result belongs into the page's messages before the tool comes into view.
function loadAddressed(): void {
  const fields = [...new URLSearchParams(location.search).keys()].map(
    (name) => document.getElementsByName(name)[0],
  );
  for (const part of [document.getElementById(fragment()), ...fields]) {
    const island = part?.closest<Island>("[data-src]");
    if (island) load(island);
  }
}
addEventListener("hashchange", loadAddressed);
addEventListener("DOMContentLoaded", loadAddressed);
