const types = ["pointerover", "pointerdown", "focusin", "keydown", "input", "change", "click", "submit"];

/**
 * Detects errors in an island's event handlers, including promises that reject before their first await.
 * React reports such errors to the window and keeps the island, so the press would have no effect.
 *
 * @param fail receives the event whose handler failed
 * @param signal stops the observation
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
  const check = () => handled && fail(handled);
  for (const type of types) root.addEventListener(type, remember, { capture: true, signal });
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, check, { signal });
  return () => handled;
}
