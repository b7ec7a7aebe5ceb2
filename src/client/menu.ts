/**
 * The desktop menu's groups: a disclosure navigation (WAI-ARIA APG). They open on hover, on click and by key,
 * and close on Escape, on leaving and on a click elsewhere. `aria-expanded` is the whole state; CSS shows the list.
 */
export function startMenu(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-menu-group]")) {
    const group = button.parentElement as HTMLElement;
    let timer = 0;
    const set = (open: boolean) => button.setAttribute("aria-expanded", String(open));
    const later = (open: boolean, delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(set, delay, open);
    };
    const hover = (open: boolean, delay: number) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") later(open, delay);
    };
    group.addEventListener("pointerenter", hover(true, 80));
    group.addEventListener("pointerleave", hover(false, 250));
    button.addEventListener("click", () => {
      clearTimeout(timer);
      set(button.ariaExpanded !== "true");
    });
    group.addEventListener("focusout", (event) => {
      if (!group.contains(event.relatedTarget as Node)) set(false);
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || button.ariaExpanded !== "true") return;
      if (group.contains(document.activeElement)) button.focus();
      later(false, 0);
    });
    addEventListener("pointerdown", (event) => {
      if (!group.contains(event.target as Node)) set(false);
    });
  }
}
