/**
 * Applies the visitor's theme, by default the system's, before the first paint. If storage is blocked, a
 * choice lasts until the visitor leaves the page.
 */
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

function apply(chosen?: string): void {
  try {
    if (chosen) localStorage["theme"] = chosen;
    else chosen = localStorage["theme"] as string | undefined;
  } catch {}
  // Other scripts on the host may use this key, so unknown values are ignored.
  const isDark = chosen === "dark" || (chosen !== "light" && system.matches);
  root.classList.toggle("dark", isDark);
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-night]"))
    source.media = isDark ? "screen" : "not all";
}

apply();
const update = () => apply();
// Updates the theme when the choice changes in another tab, when all pictures are in the DOM, when the page
// returns from the back/forward cache, and when the system's theme changes.
addEventListener("storage", update);
document.addEventListener("DOMContentLoaded", update);
addEventListener("pageshow", update);
system.addEventListener("change", update);
const toggle = () => apply(root.matches(".dark") ? "light" : "dark");
let transition: ViewTransition | undefined;
addEventListener("click", ({ target, isTrusted, clientX, clientY }) => {
  // During the animation, every click hits the root element.
  if (target === root && isTrusted) {
    transition?.skipTransition();
    const control = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>("a, button, input, select, textarea, summary, label");
    control?.focus();
    control?.click();
  } else if (!(target as Element).closest?.("[data-theme]")) return;
  // The animation is in transition.css. Browsers without transition types change the theme immediately.
  else if (
    CSS.supports("selector(:active-view-transition-type(dusk))") &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    transition = document.startViewTransition({ update: toggle, types: ["dusk"] });
  else toggle();
});
