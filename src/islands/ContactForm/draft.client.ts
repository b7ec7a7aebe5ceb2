import { handedOverEvent } from "./handedOverEvent.ts";

/**
 * Saves the draft of a form for this tab, so that it survives a reload, an accidental tap and "back". It
 * works without React and listens on the document, so it is independent of the form's island.
 */
const key = "draft";

let isSent = false;

type Draft = Record<string, string>;

const form = () => document.querySelector<HTMLFormElement>("[data-draft]");

function save(): void {
  const current = form();
  if (!current || isSent) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(current))));
  } catch {
    // Storage may be forbidden or full; the draft is then lost with the page.
  }
}

function forget(): void {
  isSent = true;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was saved.
  }
}

function remembered(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Restores a field, unless the visitor has already filled it. */
function restore(control: Element, draft: Draft): void {
  if (control instanceof HTMLInputElement && control.type === "radio") {
    if (draft[control.name]) control.checked = draft[control.name] === control.value;
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value ||= draft[control.name] ?? "";
  }
}

const draft = remembered();
for (const control of form()?.elements ?? []) restore(control, draft);
addEventListener("input", () => {
  isSent = false;
  save();
});
addEventListener("pagehide", save);
addEventListener(handedOverEvent, forget);
// The browser itself submits the form if its script has failed.
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) forget();
});
