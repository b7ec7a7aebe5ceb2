import type { Fail, IslandScript } from "./hydrate.tsx";
import * as attribute from "../styles/attributes.ts";

/** URL of React's file, defined by the bundler. */
declare const REACT: string;

/** While the script loads, `queue` holds the events to replay after hydration, and `fail` gives up waiting. */
export type Island = HTMLElement & { queue?: Event[]; fail?: Fail };

/** Milliseconds for which a press waits for a script. Then it acts as in a browser without scripts. */
const patience = 4000;

/** Events that start hydration and are replayed after it. Taps and keyboard activation also fire `click`. */
const types = [
  "pointerover",
  "pointerdown",
  "mousedown",
  "focusin",
  "keydown",
  "click",
  "submit",
  "beforematch",
];

/** True while `fallBack` clicks an element, because that click must not be queued again. */
let passing = false;

for (const type of types) addEventListener(type, handle, true);

function handle(event: Event): void {
  const target = event.target as HTMLElement;
  // Selects the field's value even before hydration, so that typing replaces it.
  if (event.type === "focusin" && target.matches?.(`[${attribute.select}]`))
    (target as HTMLInputElement).select();
  const island = target.closest?.<Island>(`[${attribute.src}]`);
  if (!island || passing) return;
  const isDeferred = mustWait(event as KeyboardEvent, target);
  // After a failure, only a deferred event or a click into a field triggers a retry.
  const mayRetry = isDeferred || (event.type === "pointerdown" && target.matches("input,select,textarea"));
  if (mayRetry || !island.hasAttribute(attribute.failed)) load(island);
  island.queue?.push(event);
  if (!isDeferred) return;
  island.toggleAttribute(attribute.pending, true);
  event.preventDefault();
  event.stopPropagation();
  // On a dead connection, the script never arrives and never fails.
  const { queue } = island;
  setTimeout(() => island.queue === queue && island.fail?.(), patience);
}

/**
 * True for events whose default action must wait for the island: submit events, clicks on a button or on a
 * link with `attribute.defer`, and keys that move between such elements. Other clicks keep their default action
 * and are not replayed.
 */
function mustWait(event: KeyboardEvent, target: HTMLElement): boolean {
  const { type, key, ctrlKey, metaKey } = event;
  const isActive = type === "click" ? !ctrlKey && !metaKey : /^(Arrow|Home|End)/.test(key);
  return (
    type === "submit" ||
    (isActive &&
      !!target.closest(`button,[${attribute.src}]:not([${attribute.failed}]) [${attribute.defer}]`))
  );
}

/** Fetches an island's script and, in parallel, React, which that script imports. */
export function fetchScript(island: Island): Promise<IslandScript> {
  const src = island.getAttribute(attribute.src) ?? "";
  if (island.hasAttribute(attribute.island)) import(REACT).catch(() => {});
  return import(src).catch((error) => {
    // Browsers cache failed module loads, so a retry needs another URL.
    island.setAttribute(attribute.src, `${src}?`);
    throw error;
  });
}

export function load(island: Island): void {
  if (!island.hasAttribute(attribute.src) || island.queue) return;
  const queue: Event[] = (island.queue = []);
  // False once `patience` has run out. The script then serves only the next press.
  const isWaiting = () => island.queue === queue;
  const settle = () => {
    if (!isWaiting()) return;
    delete island.queue;
    island.toggleAttribute(attribute.pending, false);
  };
  const fail: Fail = (counterpart = (element) => element) => {
    settle();
    const press = queue.filter(({ defaultPrevented }) => defaultPrevented).pop();
    fallBack(island, press && counterpart(press.target as Element), press?.type);
  };
  island.fail = fail;
  fetchScript(island)
    .then(
      (module) => isWaiting() && module.default(island, queue, fail),
      () => isWaiting() && fail(),
    )
    .finally(settle);
}

/**
 * Shows an island as it is without its script (`unscripted` in src/styles), and passes the last click to the
 * browser. The browser then submits the form, or follows the link or the button's fallback link. Focus moves
 * to the element that the script would show, unless the visitor has moved focus elsewhere.
 */
function fallBack(island: Island, target?: Element, type = ""): void {
  island.toggleAttribute(attribute.failed, true);
  const button = target?.closest("button");
  const { activeElement, body } = document;
  // In Safari, clicking a button leaves focus on the body.
  if (button && (activeElement === button || activeElement === body)) {
    button.focus();
    document.getElementById(button.getAttribute("aria-controls") ?? "")?.focus();
  }
  const fallback = type === "submit" ? "[type=submit]" : `[${attribute.fallback}]`;
  passing = true;
  if (/click|submit/.test(type))
    (island.querySelector<HTMLElement>(fallback) ?? (target as HTMLElement | undefined))?.click();
  passing = false;
}
