import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds after which the card closes when pointer or focus leave it. */
export const closeDelay = 300;

/**
 * When the card is open. Radix opens it for a pointer or the focus on the name, and takes its links out of the order of
 * the Tab key; here the button beside the name opens it too, and its links can be reached while it is open.
 *
 * @param root holds name, button and card
 */
export function useCard(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const [card, setCard] = useState<HTMLElement | null>(null);
  useEffect(() => (card ? keepReachable(card) : undefined), [card]);
  const closing = useRef(0);
  const isInside = (target: EventTarget | null) => !!root.current?.contains(target as Node | null);
  return {
    /** Tells which element the card is, while there is one. */
    setCard,
    open,
    /** Radix would close the card while the focus goes from the name into it. */
    change: (next: boolean) => {
      const focused = root.current?.querySelector("button:focus-visible, [data-side] :focus-visible");
      if (next || !focused) setOpen(next);
    },
    leave: ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) closing.current = window.setTimeout(setOpen, closeDelay, false);
    },
    enter: () => clearTimeout(closing.current),
    escape: () => {
      if (card?.contains(document.activeElement)) root.current?.querySelector("button")?.focus();
      setOpen(false);
    },
    /** The button's own press decides, not that it lies outside the card. */
    keep: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
      if (isInside(event.detail.originalEvent.target)) event.preventDefault();
    },
    focusButton: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) setOpen(true);
    },
    /** By key the focus has opened the card already. */
    press: ({ detail }: MouseEvent) => setOpen(detail === 0 || !open),
  };
}

/** Radix writes `tabindex="-1"` on every link each time it renders the card. */
function keepReachable(card: HTMLElement): () => void {
  const restore = () => {
    for (const link of card.querySelectorAll("a[tabindex]")) link.removeAttribute("tabindex");
  };
  const observer = new MutationObserver(restore);
  observer.observe(card, { subtree: true, attributeFilter: ["tabindex"] });
  restore();
  return () => observer.disconnect();
}
