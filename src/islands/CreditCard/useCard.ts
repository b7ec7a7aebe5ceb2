import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Hover delays in ms before the card opens and closes. */
export const delays = { open: 700, close: 300 };

/**
 * Open state of the card. Radix opens the card on hover and focus, but removes the card's links from the tab
 * order. This hook restores them, and lets the button open the card.
 *
 * @param root element that contains the link, the button and the card
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
     * Follows Radix's request to open or close the card, with two exceptions. The card stays open while
     * keyboard focus is on the button or in the card. The card stays closed after pointer and focus have
     * left. Radix may still try to open it, because a second event on the link leaves the first event's timer
     * running.
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
    /** Radix treats the button as outside the card, but the button handles its own clicks. */
    keep: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
      if (isInside(event.detail.originalEvent.target)) event.preventDefault();
    },
    focusButton: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) setOpen(true);
    },
    /**
     * Keyboard activation (`detail` is 0) keeps the card open, because focusing the button has already opened
     * it.
     */
    press: ({ detail }: MouseEvent) => setOpen(detail === 0 || !open),
  };
}

/** Removes the `tabindex="-1"` that Radix sets on all links each time it renders the card. */
function keepReachable(card: HTMLElement): () => void {
  const restore = () => {
    for (const link of card.querySelectorAll("a[tabindex]")) link.removeAttribute("tabindex");
  };
  const observer = new MutationObserver(restore);
  observer.observe(card, { subtree: true, attributeFilter: ["tabindex"] });
  restore();
  return () => observer.disconnect();
}
