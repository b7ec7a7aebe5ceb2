import type { Counterpart } from "./carryOver.ts";

/** An event is outdated where its target no longer has this state. */
const states: Record<string, string> = { pointerover: ":hover", focusin: ":focus" };

/**
 * Replays the events that the loader queued while the island's script was loading. The loader's attributes are removed
 * first, so that it doesn't queue the replayed events again.
 *
 * @param counterpart maps the events' targets, where the island's elements have been replaced
 */
export function replayAll(
  island: HTMLElement,
  queue: Event[],
  counterpart: Counterpart = (element) => element,
): void {
  delete island.dataset["src"];
  delete island.dataset["failed"];
  const last = queue.filter((event, index) => !isRepeated(event, queue.slice(index + 1)));
  // An island that fails later must not handle them again.
  queue.length = 0;
  for (const event of last) replay(event, counterpart);
}

/** A button pressed again, because nothing has happened yet, counts once. */
function isRepeated({ type, target }: Event, later: Event[]): boolean {
  return /click|submit/.test(type) && later.some((other) => other.type === type && other.target === target);
}

function replay(event: Event, counterpart: Counterpart): void {
  const target = counterpart(event.target as Element) as HTMLElement | undefined;
  if (!target) return;
  // The default action of a click that the loader let through has happened already.
  if (event.type === "click" && !event.defaultPrevented) return;
  // Firefox treats the copy as the start of the click on a label, which then ends elsewhere and selects nothing.
  if (event.type === "mousedown" && target.closest("label")) return;
  if (target.matches(states[event.type] ?? "*")) target.dispatchEvent(copy(event));
}

/** An event can serve as its own EventInit. `pointerover` needs relatedTarget null, or React takes it for a move inside. */
function copy(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  if (event.type !== "pointerover") return new Kind(event.type, event);
  const { pointerType } = event as PointerEvent;
  return new Kind(event.type, { bubbles: true, cancelable: true, pointerType, relatedTarget: null });
}
