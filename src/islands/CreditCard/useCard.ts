import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";

/**
 * Hover delays in milliseconds: from pointing at the name to opening the card, and from leaving to closing
 * it.
 */
export const delays = { open: 700, close: 300 };

/**
 * Open state of the card. Radix opens it on hover and focus of the name, but removes its links from the tab
 * order. This hook keeps them in the tab order, and also opens the card with the button.
 *
 * @param root contains name, button and card
 */
export function useCard(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const [card, setCard] = useState<HTMLElement | null>(null);
  useEffect(() => (card ? keepReachable(card) : undefined), [card]);
  const closing = useRef(0);
  const isInside = (target: EventTarget | null) => !!root.current?.contains(target as Node | null);
  return {
    setCard,
    open,
    /**
     * Radix must not close the card while the focus moves from the name into it, nor open it after pointer
     * and focus have left: a second event on the name leaves the first one's timer running.
     */
    change: (next: boolean) => {
      const focused = root.current?.querySelector("button:focus-visible, [data-side] :focus-visible");
      if (next ? root.current?.matches(":hover, :focus-within") : !focused) setOpen(next);
    },
    leave: ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) closing.current = window.setTimeout(setOpen, delays.close, false);
    },
    enter: () => clearTimeout(closing.current),
    escape: () => {
      if (card?.contains(document.activeElement)) root.current?.querySelector("button")?.focus();
      setOpen(false);
    },
    /** Radix treats the button as outside the card, but the button handles its own press. */
    keep: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
      if (isInside(event.detail.originalEvent.target)) event.preventDefault();
    },
    focusButton: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) setOpen(true);
    },
    /**
     * A press by keyboard (`detail` is 0) keeps the card open, because focusing the button has already opened
     * it.
     */
    press: ({ detail }: MouseEvent) => setOpen(detail === 0 || !open),
  };
}

/** Radix sets `tabindex="-1"` on all links each time it renders the card. */
function keepReachable(card: HTMLElement): () => void {
  const restore = () => {
    for (const link of card.querySelectorAll("a[tabindex]")) link.removeAttribute("tabindex");
  };
  const observer = new MutationObserver(restore);
  observer.observe(card, { subtree: true, attributeFilter: ["tabindex"] });
  restore();
  return () => observer.disconnect();
}
