import * as attribute from "../styles/attributes.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = "input,textarea,select";

/** Maps an element of an island's old DOM to its counterpart in the new one. */
export type Counterpart = (element: Element) => Element | undefined;

/**
 * Moves slot contents, field values, focus and selection from an island's old DOM to the new one, because
 * React would lose them. Other scripts may have changed the old DOM. For example, password managers add
 * elements, and translators wrap text.
 *
 * @param old the former child nodes, detached from the document
 */
export function carryOver(old: DocumentFragment, root: HTMLElement, focused: Element | null): Counterpart {
  const counterpart = counterpartIn(old, root);
  const hadFocus = old.contains(focused);
  const slots = [...root.querySelectorAll(`[${attribute.slot}]`)];
  [...old.querySelectorAll(`[${attribute.slot}]`)].forEach((slot, index) =>
    slots[index]?.replaceChildren(...slot.childNodes),
  );
  for (const field of old.querySelectorAll<Field>(fields)) copyValue(field, counterpart(field));
  if (focused && hadFocus) moveFocus(focused, counterpart(focused));
  return counterpart;
}

/**
 * Matches fields by name, and other elements by index, because third-party scripts rarely add buttons or
 * links. React's generated ids can't be matched, because they differ between hydration and rendering. Slot
 * contents are already in the new DOM, so they map to themselves.
 */
function counterpartIn(old: DocumentFragment, root: HTMLElement): Counterpart {
  return (inner) => {
    if (root.contains(inner)) return inner;
    const element = inner.closest(`button,a,summary,label,form,${fields}`) ?? inner;
    const { name, value } = element as Field;
    const isRadio = element.matches("[type=radio]");
    return [...root.querySelectorAll<Field>(element.tagName)].find((candidate, index) => {
      if (name) return candidate.name === name && (!isRadio || candidate.value === value);
      return index === [...old.querySelectorAll(element.tagName)].indexOf(element);
    });
  };
}

function copyValue(from: Field, to: Element | undefined): void {
  const field = to as Field | undefined;
  if (!field) return;
  if (from instanceof HTMLInputElement) (field as HTMLInputElement).checked = from.checked;
  if (field.value !== from.value) field.value = from.value;
}

function moveFocus(from: Element, to: Element | undefined): void {
  (to as HTMLElement | undefined)?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = from as HTMLInputElement;
  // Some input types, such as e-mail, have no selection.
  if (selectionStart !== null && selectionStart !== undefined)
    (to as HTMLInputElement | undefined)?.setSelectionRange(selectionStart, selectionEnd);
}

/** Milliseconds without input after which the visitor has probably stopped typing. */
const pause = 1500;

/**
 * Resolves when an island's elements may be replaced. If no script has changed the DOM, the function resolves
 * immediately, because React then keeps the elements. Otherwise, it waits until the visitor has stopped
 * typing, because replacing a field would close a phone's keyboard or interrupt IME composition. A pending
 * click ends the wait.
 */
export async function untilReplaceable(root: HTMLElement): Promise<void> {
  const isUnchanged = root.querySelectorAll("*").length === Number(root.getAttribute(attribute.elements));
  const isTyping = () =>
    !root.hasAttribute(attribute.pending) && root.querySelector(`:is(${fields}):focus`) !== null;
  let isActive = !isUnchanged;
  while (isActive && isTyping()) isActive = await nextEvent();
}

/** Resolves to false if no event occurs within the pause. */
function nextEvent(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause, false);
    // Waits one task, because focus moves after the event. By then, the loader has marked a click as pending.
    const settle = () => {
      clearTimeout(timer);
      setTimeout(resolve, 0, true);
    };
    for (const type of ["beforeinput", "compositionupdate", "keydown", "focusout", "submit", "click"])
      addEventListener(type, settle, { once: true, capture: true });
  });
}
