const types = ["pointerover", "pointerdown", "focusin", "keydown", "input", "change", "click", "submit"];

/**
 * Detects errors in an island's event handlers. React only reports such errors to the window and keeps the
 * island, so the visitor's click would have no effect.
 *
 * @param fail receives the event whose handler failed
 * @param signal stops the detection
 * @returns a function that returns the event being handled, if any
 */
export function watchHandlers(root: HTMLElement, fail: (event: Event) => void, signal: AbortSignal) {
  let handled: Event | undefined;
  const remember = (event: Event) => {
    handled = event;
    setTimeout(() => {
      if (handled === event) handled = undefined;
    });
  };
  for (const type of types) root.addEventListener(type, remember, { capture: true, signal });
  addEventListener("error", () => handled && fail(handled), { signal });
  return () => handled;
}
