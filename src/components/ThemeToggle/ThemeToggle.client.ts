/**
 * Applies the visitor's theme, by default the system's, before the first paint. If storage is blocked, a
 * choice lasts until the visitor leaves the page. The names of attributes are those of attributes.ts, written out,
 * because the inline script has a budget.
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
// Preloads the picture of the visitor's theme (see Picture.tsx).
for (const link of document.querySelectorAll<HTMLLinkElement>("link[media^=print]"))
  if (link.media.includes("dark") === root.matches(".dark")) link.media = "screen";

const update = () => apply();
// Updates the theme when the choice changes in another tab, when the page returns from the back/forward cache,
// and when the system's theme changes. The observer sees each picture before the browser chooses its source.
addEventListener("storage", update);
new MutationObserver(update).observe(root, { childList: true, subtree: true });
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
      ?.closest<HTMLElement>("a, summary, label, :enabled");
    control?.focus();
    control?.click();
  } else if ((target as Element).closest?.("[data-theme]")) {
    // The animation is in transition.css. Browsers without transition types change the theme immediately.
    if ("ViewTransitionTypeSet" in window && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      transition = document.startViewTransition({ update: toggle, types: ["dusk"] });
      // The browser skips the animation if the visitor leaves or changes the theme again.
      transition.ready.catch(() => {});
    } else toggle();
  }
});
