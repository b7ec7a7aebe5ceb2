import { fragment } from "../islands/fragment.ts";
import { fetchScript, type Island, load } from "./loader.ts";
import * as attribute from "../styles/attributes.ts";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Milliseconds after which the scripts of an idle page are fetched. */
const idle = 3000;

addEventListener("load", () => {
  const { saveData, effectiveType }: Connection = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || /2g/.test(`${effectiveType}`)) return;

  // Hydrates islands with `attribute.view` when they scroll into view.
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) load(entry.target as Island);
  });
  for (const island of document.querySelectorAll(`[${attribute.view}]`)) observer.observe(island);

  // Fetches the scripts of all visible islands, so that the first tap need not wait for them.
  const fetchAll = () => {
    for (const island of document.querySelectorAll<Island>(`[${attribute.src}]`))
      if (island.offsetWidth) fetchScript(island).catch(() => {});
  };
  setTimeout(fetchAll, idle);
  for (const type of ["scroll", "pointermove", "pointerdown", "keydown"])
    addEventListener(type, fetchAll, { once: true });
});

// Hydrates islands that the URL refers to. The fragment may name a part of an island that must be opened. The
// query may contain a calculator's values; its result must be ready before the visitor sends it.
function loadReferenced(): void {
  const fields = [...new URLSearchParams(location.search).keys()].map(
    (name) => document.getElementsByName(name)[0],
  );
  for (const part of [document.getElementById(fragment()), ...fields]) {
    const island = part?.closest<Island>(`[${attribute.src}]`);
    if (island) load(island);
  }
}
addEventListener("hashchange", loadReferenced);
addEventListener("DOMContentLoaded", loadReferenced);
