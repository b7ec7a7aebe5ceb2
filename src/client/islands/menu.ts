import { open as openClass } from "../../components/Menu/Menu.css.ts";
import type { Hydrate } from "../hydrate.tsx";
import { replayAll } from "../replay.ts";

/**
 * The desktop menu's groups: a disclosure navigation (WAI-ARIA APG). They open on hover, on click and by key,
 * one at a time, and close on Escape, on leaving and on a click elsewhere. `aria-expanded` is the state,
 * which a class mirrors for CSS. Without React: the loader imports this script at the first event in the menu.
 */
const startMenu: Hydrate = (menu, queue) => {
  const buttons = menu.querySelectorAll<HTMLElement>("[aria-expanded]");
  let timer = 0;
  let byHover = false;
  const open = () => [...buttons].find((button) => button.getAttribute("aria-expanded") === "true");
  const show = (shown?: HTMLElement) => {
    clearTimeout(timer);
    for (const button of buttons) {
      button.setAttribute("aria-expanded", String(button === shown));
      button.parentElement?.classList.toggle(openClass, button === shown);
    }
  };
  const later = (delay: number, work: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(work, delay);
  };
  for (const button of buttons) {
    const group = button.parentElement as HTMLElement;
    const hover = () => {
      byHover ||= open() !== button;
      show(button);
    };
    // CSS has shown the list of a hovered group until now; it must not flicker.
    if (group.matches(":hover")) hover();
    group.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") later(80, hover);
    });
    group.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") later(250, show);
    });
    button.addEventListener("click", () => {
      // A click that was meant to open the group must not close what hovering has just opened.
      show(open() === button && !byHover ? undefined : button);
      byHover = false;
    });
    group.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && open() === button && !group.contains(relatedTarget as Node)) show();
    });
  }
  addEventListener("keydown", ({ key }) => {
    const button = open();
    if (key !== "Escape" || !button) return;
    if (button.parentElement?.contains(document.activeElement)) button.focus();
    show();
  });
  addEventListener("pointerdown", ({ target }) => {
    if (!open()?.parentElement?.contains(target as Node)) show();
  });
  replayAll(menu, queue);
};

export default startMenu;
