import { fragment } from "../islands/fragment.ts";
import { type Island, load } from "./loader.ts";

// Islands in the page's body come to life when seen, so that the first click is answered at once; unless data is saved.
addEventListener("load", () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) load(entry.target as Island);
  });
  for (const island of document.querySelectorAll("[data-view]")) observer.observe(island);
});

// React can't write the word by which the browser's search looks into what is closed (useFindable goes on from here).
addEventListener("DOMContentLoaded", () => {
  for (const part of document.querySelectorAll("[data-findable][hidden]"))
    part.setAttribute("hidden", "until-found");
});

// The address may name a part of an island, which has to open it first.
function loadAddressed(): void {
  const part = document.getElementById(fragment());
  const island = part?.closest<Island>("[data-src]");
  if (island) load(island);
}
addEventListener("hashchange", loadAddressed);
addEventListener("DOMContentLoaded", loadAddressed);
