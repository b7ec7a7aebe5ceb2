/**
 * Runs in the head, before anything is painted: the visitor's own choice of theme, else the system's.
 * Storage may be forbidden; then the choice lasts as long as the page.
 */
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

/** Applies a choice just made, or the stored one. */
function apply(chosen?: string): void {
  try {
    if (chosen) localStorage["theme"] = chosen;
    else chosen = localStorage["theme"] as string | undefined;
  } catch {}
  // Other scripts of the same host may use this key.
  const isDark = chosen === "dark" || (chosen !== "light" && system.matches);
  root.classList.toggle("dark", isDark);
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-night]"))
    source.media = isDark ? "screen" : "not all";
}

apply();
const update = () => apply();
// All pictures have been parsed, another tab changed the choice, the page comes from the back/forward cache, or the system changed its theme.
addEventListener("storage", update);
document.addEventListener("DOMContentLoaded", update);
addEventListener("pageshow", update);
system.addEventListener("change", update);
addEventListener("click", ({ target }) => {
  if ((target as Element).closest?.("[data-theme]")) apply(root.matches(".dark") ? "light" : "dark");
});
