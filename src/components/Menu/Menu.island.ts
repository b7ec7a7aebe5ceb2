import type { Hydrate } from "../../client/hydrate.tsx";
import { replayAll } from "../../client/replay.ts";

/** Delays in milliseconds. A pointer that only crosses the menu must not open or close a group. */
const openDelay = 80;
const closeDelay = 250;

/**
 * Disclosure navigation (WAI-ARIA APG) for the desktop menu. Groups open on hover, click and key press, one
 * at a time. They close on Escape, on a click elsewhere, and when the pointer or focus leaves.
 * `aria-expanded` holds the state.
 */
const startMenu: Hydrate = (menu, queue) => {
  const buttons = menu.querySelectorAll<HTMLElement>("[aria-expanded]");
  let timer = 0;
  let byHover = false;
  const open = () => [...buttons].find((button) => button.getAttribute("aria-expanded") === "true");
  const show = (shown?: HTMLElement) => {
    clearTimeout(timer);
    for (const button of buttons) button.setAttribute("aria-expanded", String(button === shown));
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
    // CSS has already opened a hovered group. Keeping it open avoids flicker.
    if (group.matches(":hover")) hover();
    group.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") later(openDelay, hover);
    });
    group.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") later(closeDelay, show);
    });
    button.addEventListener("click", () => {
      // A click on a group that opened on hover must not close it.
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
