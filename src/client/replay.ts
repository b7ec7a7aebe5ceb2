import type { Counterpart } from "./carryOver.ts";

/** Events are outdated if their target no longer has this state. */
const states: Record<string, string> = { pointerover: ":hover", focusin: ":focus" };

/**
 * Replays the events that were queued while the script loaded. The loader's attributes are removed first, so
 * that it does not queue them again.
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
  // Prevents handling them again if the island fails later.
  queue.length = 0;
  for (const event of last) replay(event, counterpart);
}

/** Repeated presses while waiting count once. */
function isRepeated({ type, target }: Event, later: Event[]): boolean {
  return /click|submit/.test(type) && later.some((other) => other.type === type && other.target === target);
}

function replay(event: Event, counterpart: Counterpart): void {
  const target = counterpart(event.target as Element) as HTMLElement | undefined;
  if (!target) return;
  // The browser has already performed the default action of a click that the loader let through.
  if (event.type === "click" && !event.defaultPrevented) return;
  // In Firefox a synthetic mousedown starts a click on the label, which prevents the real one from selecting.
  if (event.type === "mousedown" && target.closest("label")) return;
  if (target.matches(states[event.type] ?? "*")) target.dispatchEvent(copy(event));
}

/**
 * An event can be its own EventInit. `pointerover` needs a null relatedTarget, otherwise React treats it as a
 * move inside.
 */
function copy(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  if (event.type !== "pointerover") return new Kind(event.type, event);
  const { pointerType } = event as PointerEvent;
  return new Kind(event.type, { bubbles: true, cancelable: true, pointerType, relatedTarget: null });
}
