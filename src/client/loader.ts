import type { IslandScript } from "./hydrate.tsx";

/** Address of React's file, set by the bundler. */
declare const REACT: string;

/** An island; while its script is on the way it keeps the events to repeat once it lives. */
export type Island = HTMLElement & { held?: Event[] };

// Hydrates each island at the first sign of interest and repeats to it what happened meanwhile. The islands of the frame
// answer to these alone, and every other event comes after one of them.
for (const type of ["pointerover", "focusin", "click"]) addEventListener(type, hold, true);

export function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const island = target.closest?.<Island>("[data-src]");
  if (!island) return;
  load(island);
  island.held?.push(event);
  if (!waits(event as KeyboardEvent, target)) return;
  island.dataset["held"] = "";
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whether the browser's own answer must wait: activations of buttons and of links that an island answers, and the keys
 * that move among them. Other clicks (links, radio buttons, labels) are answered at once, and never repeated. A link
 * whose island could not be loaded is a link again.
 */
function waits(event: KeyboardEvent, target: HTMLElement): boolean {
  const { type, key, ctrlKey, metaKey } = event;
  const isActive = type === "click" ? !ctrlKey && !metaKey : /^(Arrow|Home|End)/.test(key);
  return type === "submit" || (isActive && !!target.closest("button,[data-src$=js] [data-hold]"));
}

export function load(island: Island): void {
  const { dataset } = island;
  const { src } = dataset;
  if (!src || island.held) return;
  const held: Event[] = (island.held = []);
  // React is asked for at once, not when the island's script has come and says that it needs it.
  if (dataset["island"]) import(REACT).catch(() => {});
  import(src)
    .then(
      (module: IslandScript) => module.default(island, held),
      // The next intent tries again, under another address: browsers remember that this one failed, and Firefox of each
      // file that it asks for beside it, too. The question mark tells that it is one more try.
      () => (dataset["src"] = `${src.replace("s", "%73")}?`),
    )
    .finally(() => {
      delete island.held;
      delete dataset["held"];
    });
}
