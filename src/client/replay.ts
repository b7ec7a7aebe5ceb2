import type { Counterpart } from "./carryOver.ts";
import * as attribute from "../styles/attributes.ts";

/** Selectors by event type. A queued event is outdated if its target does not match its type's selector. */
const states: Record<string, string> = { pointerover: ":hover", focusin: ":focus" };

/**
 * Replays the events that were queued while the script loaded. Removes the loader's attributes first, so the
 * loader does not queue the events again.
 *
 * @param counterpart maps the events' targets if the island's elements have been replaced
 */
export function replayAll(
  island: HTMLElement,
  queue: Event[],
  counterpart: Counterpart = (element) => element,
): void {
  island.removeAttribute(attribute.src);
  island.removeAttribute(attribute.failed);
  const last = queue.filter((event, index) => !isRepeated(event, queue.slice(index + 1)));
  // Prevents another replay if the island fails later.
  queue.length = 0;
  for (const event of last) replay(event, counterpart);
}

/** True if the same target has a later click or submit event. Only the last one is replayed. */
function isRepeated({ type, target }: Event, later: Event[]): boolean {
  return /click|submit/.test(type) && later.some((other) => other.type === type && other.target === target);
}

function replay(event: Event, counterpart: Counterpart): void {
  const target = counterpart(event.target as Element) as HTMLElement | undefined;
  if (!target) return;
  // Skips a click that the loader let through: the browser has already performed its default action.
  if (event.type === "click" && !event.defaultPrevented) return;
  // Skips mousedown on labels. In Firefox, a synthetic mousedown on a label starts another click, which keeps
  // the real click from selecting anything.
  if (event.type === "mousedown" && target.closest("label")) return;
  if (target.matches(states[event.type] ?? "*")) target.dispatchEvent(copy(event));
}

/**
 * Copies an event. The original can serve as the copy's EventInit, because it has the same properties. For
 * `pointerover`, `relatedTarget` must be null, because React would otherwise treat the event as a move inside
 * the island.
 */
function copy(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  if (event.type !== "pointerover") return new Kind(event.type, event);
  const { pointerType } = event as PointerEvent;
  return new Kind(event.type, { bubbles: true, cancelable: true, pointerType, relatedTarget: null });
}
