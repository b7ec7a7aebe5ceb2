import type { Hydrate } from "./hydrate.tsx";

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
}

function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const island = target.closest?.<HTMLElement>("[data-src]");
  if (!island || !event.isTrusted) return;
  load(island);
  if (target.closest("a[href]") && event.type === "click") return;
  waiting.get(island)?.push(event);
  if (!isOurs(event, target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether the browser's own answer must wait: activations, and the keys that move inside a tab list. */
function isOurs(event: Event, target: HTMLElement): boolean {
  if (event.type === "submit") return true;
  if (event.type === "click") return !!target.closest("button");
  return /^(Arrow|Home|End)/.test((event as KeyboardEvent).key) && !!target.closest("[role=tab]");
}

function load(island: HTMLElement): void {
  if (waiting.has(island)) return;
  waiting.set(island, []);
  import(island.dataset["src"] as string)
    .then((module: { default: Hydrate }) => module.default(island))
    .then(() => {
      island.removeAttribute("data-src");
      waiting.get(island)?.forEach(repeat);
    })
    .catch(() => {})
    .finally(() => waiting.delete(island));
}

function repeat(event: Event): void {
  const target = event.target as HTMLElement;
  if (event.type === "submit") (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (event.type !== "pointerover" || target.matches(":hover")) target.dispatchEvent(copy(event));
}

/** An event's own properties are a valid description of it; hovering has to start from outside. */
function copy(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  if (event.type !== "pointerover") return new Kind(event.type, event);
  const { pointerType } = event as PointerEvent;
  return new Kind(event.type, { bubbles: true, cancelable: true, pointerType, relatedTarget: null });
}

/** Islands in the page's body come to life when seen, so that the first click is answered at once. */
function hydrateWhatIsSeen(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      idle(() => load(target as HTMLElement));
    }
  });
  for (const island of document.querySelectorAll("[data-src][data-view]")) observer.observe(island);
}
