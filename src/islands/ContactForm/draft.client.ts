import { handedOverEvent } from "./handedOverEvent.ts";
import * as attribute from "../../styles/attributes.ts";

/**
 * Saves a form's draft for this tab. The draft survives reloads, accidental taps on links and the back
 * button. This script works without React, so it does not depend on the form's island.
 */
const key = "draft";

let isSent = false;

type Draft = Record<string, string>;

const form = () => document.querySelector<HTMLFormElement>(`[${attribute.draft}]`);

/**
 * Returns undefined if storage is blocked or full. The draft is then lost when the visitor leaves the page.
 */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function save(): void {
  const current = form();
  if (!current || isSent) return;
  const draft = JSON.stringify(Object.fromEntries(new FormData(current)));
  tryStorage(() => sessionStorage.setItem(key, draft));
}

function forget(): void {
  isSent = true;
  tryStorage(() => sessionStorage.removeItem(key));
}

function restore(control: Element, draft: Draft): void {
  if (control instanceof HTMLInputElement && control.type === "radio") {
    if (draft[control.name]) control.checked = draft[control.name] === control.value;
  } else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  ) {
    control.value ||= draft[control.name] ?? "";
  }
}

const draft: Draft = tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? "{}")) ?? {};
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
