import type { Fail, IslandScript } from "./hydrate.tsx";

/** Address of React's file, set by the bundler. */
declare const REACT: string;

/** An island; while its script loads, it queues the events to replay after hydration. */
export type Island = HTMLElement & { queue?: Event[] };

/** Events that start hydration and are replayed. A press is a click on every device. */
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

/** Whether a click is being passed on to the browser: then it must not be queued again. */
let passing = false;

// Hydrates each island at its first event and replays the events that came meanwhile.
for (const type of types) addEventListener(type, handle, true);

function handle(event: Event): void {
  const target = event.target as HTMLElement;
  // Before the island's script comes as well as after: the first digit replaces what the field holds.
  if (event.type === "focusin" && target.matches?.("[data-select]")) (target as HTMLInputElement).select();
  const island = target.closest?.<Island>("[data-src]");
  if (!island || passing) return;
  const { dataset } = island;
  const isDeferred = mustWait(event as KeyboardEvent, target);
  // An island that failed is tried again by the next press, or by entering a field.
  const isRetry = isDeferred || (event.type === "pointerdown" && target.matches("input,select,textarea"));
  if (isRetry || !("failed" in dataset)) load(island);
  island.queue?.push(event);
  if (!isDeferred) return;
  dataset["pending"] = "";
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whether the default action must be prevented until the island handles the event: activation of buttons and of links
 * marked with `data-defer`, and the keys that move among them. Other clicks keep their default action and are not replayed.
 */
function mustWait(event: KeyboardEvent, target: HTMLElement): boolean {
  const { type, key, ctrlKey, metaKey } = event;
  const isActive = type === "click" ? !ctrlKey && !metaKey : /^(Arrow|Home|End)/.test(key);
  return (
    type === "submit" || (isActive && !!target.closest("button,[data-src]:not([data-failed]) [data-defer]"))
  );
}

export function load(island: Island): void {
  const { dataset } = island;
  const { src } = dataset;
  if (!src || island.queue) return;
  const queue: Event[] = (island.queue = []);
  const settle = () => {
    delete island.queue;
    delete dataset["pending"];
  };
  const fail: Fail = (counterpart = (element) => element) => {
    settle();
    const press = queue.filter(({ defaultPrevented }) => defaultPrevented).pop();
    fallBack(island, press && counterpart(press.target as Element), press?.type);
  };
  // React is requested at once, not after the island's script, which imports it.
  if (dataset["island"]) import(REACT).catch(() => {});
  import(src)
    .then(
      (module: IslandScript) => module.default(island, queue, fail),
      () => {
        // Browsers cache a failed module, so the next try needs another address.
        dataset["src"] = `${src}?`;
        fail();
      },
    )
    .finally(settle);
}

/**
 * Shows an island whose script can't run as in a page without scripts (`unscripted` in src/styles), and passes the last
 * press on to the browser: it submits the form, follows the link, or follows the link marked as the button's fallback.
 * The focus moves to the element that the script would have shown.
 */
function fallBack(island: Island, target: Element | undefined, type = ""): void {
  island.dataset["failed"] = "";
  const button = target?.closest("button");
  button?.focus();
  document.getElementById(button?.getAttribute("aria-controls") ?? "")?.focus();
  const fallback = type === "submit" ? "[type=submit]" : "[data-fallback]";
  passing = true;
  if (/click|submit/.test(type))
    (island.querySelector<HTMLElement>(fallback) ?? (target as HTMLElement | undefined))?.click();
  passing = false;
}
