import type { Counterpart } from "./carryOver.ts";

/** An event is outdated if its target is no longer in this state. */
const states: Record<string, string> = { pointerover: ":hover", focusin: ":focus" };

/**
 * Replays the events that were queued while the script loaded. The loader's attributes are removed first, so
 * that the loader does not queue the events again.
 *
 * @param counterpart maps the events' targets if the island's elements have been replaced
 */
export function replayAll(
  island: HTMLElement,
  queue: Event[],
  counterpart: Counterpart = (element) => element,
): void {
  delete island.dataset["src"];
  delete island.dataset["failed"];
  const last = queue.filter((event, index) => !isRepeated(event, queue.slice(index + 1)));
  // The events must not be replayed again if the island fails later.
  queue.length = 0;
  for (const event of last) replay(event, counterpart);
}

/** True if the same target was pressed again later; only the last press is replayed. */
function isRepeated({ type, target }: Event, later: Event[]): boolean {
  return /click|submit/.test(type) && later.some((other) => other.type === type && other.target === target);
}

function replay(event: Event, counterpart: Counterpart): void {
  const target = counterpart(event.target as Element) as HTMLElement | undefined;
  if (!target) return;
  // The loader let this click through, so the browser has already performed its default action.
  if (event.type === "click" && !event.defaultPrevented) return;
  // A synthetic mousedown on a label starts a click of its own in Firefox, so that the real click selects
  // nothing.
  if (event.type === "mousedown" && target.closest("label")) return;
  if (target.matches(states[event.type] ?? "*")) target.dispatchEvent(copy(event));
}

/**
 * An event can be used as its own EventInit. For `pointerover` relatedTarget must be null, otherwise React
 * treats it as a move inside the island.
 */
function copy(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  if (event.type !== "pointerover") return new Kind(event.type, event);
  const { pointerType } = event as PointerEvent;
  return new Kind(event.type, { bubbles: true, cancelable: true, pointerType, relatedTarget: null });
}
