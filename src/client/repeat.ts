/** States without which an event is no longer true. */
const states: Record<string, string> = { pointerover: ":hover", focusin: ":focus" };

/**
 * Gives an island the events that the loader held back for it while its script was on the way. The loader's mark
 * goes first: a repeated click may submit a form, and the loader must not hold that back as well.
 */
export function repeatAll(island: HTMLElement, held: Event[]): void {
  delete island.dataset["src"];
  delete island.dataset["failed"];
  const wanted = held.filter((event, index) => !isRepeated(event, held.slice(index + 1)));
  // An island that fails later must not answer them again.
  held.length = 0;
  wanted.forEach(repeat);
}

/** Whoever presses a button again, because nothing has happened yet, wants the same thing once. */
function isRepeated({ type, target }: Event, later: Event[]): boolean {
  return /click|submit/.test(type) && later.some((other) => other.type === type && other.target === target);
}

function repeat(event: Event): void {
  const target = event.target as HTMLElement;
  // A click that the loader has let through has been answered already.
  if (event.type === "click" && !event.defaultPrevented) return;
  // Firefox takes the copy for the beginning of the click on a label, and one that ends elsewhere chooses nothing.
  if (event.type === "mousedown" && target.closest("label")) return;
  if (event.type === "submit") (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (target.matches(states[event.type] ?? "*")) target.dispatchEvent(copy(event));
}

/** An event's own properties are a valid description of it; hovering has to start from outside. */
function copy(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: object) => Event;
  if (event.type !== "pointerover") return new Kind(event.type, event);
  const { pointerType } = event as PointerEvent;
  return new Kind(event.type, { bubbles: true, cancelable: true, pointerType, relatedTarget: null });
}
