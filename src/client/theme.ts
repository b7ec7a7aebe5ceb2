/**
 * Runs in the head, before anything is painted: the visitor's own choice of theme, else the system's.
 * Storage may be forbidden; then the choice lasts as long as the page.
 */
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

function apply(chosen: string | null): void {
  root.classList.toggle("dark", chosen ? chosen === "dark" : system.matches);
}

function remembered(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
}

const refresh = () => apply(remembered());

refresh();
system.onchange = refresh;
addEventListener("storage", refresh);
addEventListener("pageshow", refresh);
addEventListener("click", (event) => {
  if (!(event.target as Element).closest?.("[data-theme-toggle]")) return;
  const next = root.classList.contains("dark") ? "light" : "dark";
  apply(next);
  try {
    localStorage.setItem("theme", next);
  } catch {}
});
