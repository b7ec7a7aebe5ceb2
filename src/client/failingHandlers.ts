const types = ["pointerover", "pointerdown", "focusin", "keydown", "input", "change", "click", "submit"];

/**
 * Calls back when one of an island's event handlers throws, or rejects a promise before it has waited for anything.
 * React reports such errors to the window and leaves the island as it is: the visitor's press would do nothing.
 *
 * @param fail is called with the event whose handler failed
 * @param signal ends the observation
 */
export function watchHandlers(root: HTMLElement, fail: (event: Event) => void, signal: AbortSignal): void {
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
}
