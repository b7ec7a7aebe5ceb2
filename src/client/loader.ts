import type { IslandScript } from "./hydrate.tsx";

/** Address of React's file, set by the bundler. */
declare const REACT: string;

/** An island; while its script is on the way it keeps the events to repeat once it lives. */
export type Island = HTMLElement & { held?: Event[] };

/** What islands answer to. A press comes as a click, by whatever device. */
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

/** Whether a press is being answered without script: then it must not be held back again. */
let unheld = false;

// Hydrates each island at the first sign of interest and repeats to it what happened meanwhile.
for (const type of types) addEventListener(type, hold, true);

function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const island = target.closest?.<Island>("[data-src]");
  if (!island || unheld) return;
  const { dataset } = island;
  const isHeld = waits(event as KeyboardEvent, target);
  // What works without script is not taken away again by a glance, only by another press.
  if (isHeld || !("failed" in dataset)) load(island);
  island.held?.push(event);
  if (!isHeld) return;
  dataset["held"] = "";
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whether the browser's own answer must wait: activations of buttons and of links that an island answers, and the keys
 * that move among them. Other clicks (links, radio buttons, labels) are answered at once, and never repeated.
 */
function waits(event: KeyboardEvent, target: HTMLElement): boolean {
  const { type, key, ctrlKey, metaKey } = event;
  const isActive = type === "click" ? !ctrlKey && !metaKey : /^(Arrow|Home|End)/.test(key);
  return (
    type === "submit" || (isActive && !!target.closest("button,[data-src]:not([data-failed]) [data-hold]"))
  );
}

export function load(island: Island): void {
  const { dataset } = island;
  const { src } = dataset;
  if (!src || island.held) return;
  const held: Event[] = (island.held = []);
  const settle = () => {
    delete island.held;
    delete dataset["held"];
  };
  const fail = () => {
    settle();
    answerWithoutScript(island, held);
  };
  // React is requested at once, not after the island's script, which imports it.
  if (dataset["island"]) import(REACT).catch(() => {});
  import(src)
    .then(
      (module: IslandScript) => module.default(island, held, fail),
      () => {
        // Another address for the next try: browsers may remember that this one failed.
        dataset["src"] = `${src}?`;
        fail();
      },
    )
    .finally(settle);
}

/**
 * Makes an island whose script can't run what it is in a page without script (`unscripted` in src/styles), and has the
 * browser itself answer the last press: submit the form, follow the link, or the link that stands in for the button. The
 * focus goes to what the script would have shown.
 */
function answerWithoutScript(island: Island, held: Event[]): void {
  island.dataset["failed"] = "";
  const press = held.findLast(({ defaultPrevented }) => defaultPrevented);
  const target = press?.target as HTMLElement | undefined;
  const button = target?.closest("button");
  button?.focus();
  document.getElementById(button?.getAttribute("aria-controls") ?? "")?.focus();
  if (press?.type !== "click") return;
  unheld = true;
  (island.querySelector<HTMLElement>("[data-fallback]") ?? target)?.click();
  unheld = false;
}
