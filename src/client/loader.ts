import type { IslandScript } from "./hydrate.tsx";

/** Address of React's file, set by the bundler. */
declare const REACT: string;

/** Events that show interest in an island, in the order in which browsers send them. */
const intents = [
  "pointerover",
  "pointerdown",
  "mousedown",
  "focusin",
  "pointerup",
  "mouseup",
  "keydown",
  "click",
  "submit",
];

/** Islands on their way, with the events to repeat once they live. */
const waiting = new Map<HTMLElement, Event[]>();

const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));

/** Hydrates each island at the first sign of interest and repeats to it what happened meanwhile. */
export function startLoader(): void {
  for (const type of intents) document.addEventListener(type, hold, true);
  addEventListener("load", () => idle(hydrateWhatIsSeen));
  for (const type of ["DOMContentLoaded", "hashchange"]) addEventListener(type, loadAddressed);
}

/** The address may name a part of an island, which has to open it first. */
function loadAddressed(): void {
  const part = document.getElementById(location.hash.slice(1));
  const island = part?.closest<HTMLElement>("[data-view]");
  if (island) load(island);
}

function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const island = target.closest?.<HTMLElement>("[data-src]");
  if (!island || !event.isTrusted) return;
  load(island);
  const mustWait = waits(event, target);
  if (event.type === "click" && !mustWait) return;
  waiting.get(island)?.push(event);
  if (!mustWait) return;
  island.dataset["held"] = "";
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whether the browser's own answer must wait: activations of buttons and of links that an island answers, and the keys
 * that move among them. Other clicks (links, radio buttons, labels) are answered at once, and repeating them would
 * answer twice. A link whose island could not be loaded is a link again.
 */
function waits(event: Event, target: HTMLElement): boolean {
  if (event.type === "submit") return true;
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  const isActive = event.type === "click" ? !ctrlKey && !metaKey : /^(Arrow|Home|End)/.test(key);
  return isActive && !!target.closest("button,[data-src$=js] [data-hold]");
}

function load(island: HTMLElement): void {
  const { dataset } = island;
  const { src } = dataset;
  if (!src || waiting.has(island)) return;
  const events: Event[] = [];
  waiting.set(island, events);
  // React is asked for at once, not when the island's script has come and says that it needs it.
  Promise.all([dataset["island"] && import(REACT), import(src)])
    .then(
      ([, module]: [unknown, IslandScript]) => module.default(island, events, module.props),
      // The next intent tries again, under another address: browsers remember that this one failed.
      () => (dataset["src"] = `${src}?`),
    )
    .finally(() => {
      waiting.delete(island);
      delete dataset["held"];
    });
}

/**
 * Islands in the page's body come to life when seen, so that the first click is answered at once; of a visitor who saves
 * data only that which the address names a part of.
 */
function hydrateWhatIsSeen(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      idle(() => load(target as HTMLElement));
    }
  });
  const wanted = `[data-src]:is(${saveData ? "" : "[data-view],"}:has(:target))`;
  for (const island of document.querySelectorAll(wanted)) observer.observe(island);
}
