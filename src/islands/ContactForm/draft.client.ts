import { handedOverEvent } from "./handedOverEvent.ts";

/**
 * Saves a form's draft for this tab. The draft survives reloads, accidental taps and the back button. This
 * script works without React, so it does not depend on the form's island.
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
    // Storage is blocked or full, so the draft is lost with the page.
  }
}

function forget(): void {
  isSent = true;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

function remembered(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

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
// Deletes the draft if the form's script has failed and the browser submits the form itself.
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) forget();
});
