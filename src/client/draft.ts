import { sent } from "../islands/ContactForm/sent.ts";

/**
 * Keeps a half-written message through a reload, a wrong tap or "back": for this tab, until it is closed.
 * Without React, and listening on the document, so that it works before, beside and without the form's island.
 */
const key = "draft";

/** Whether what stands in the form has been sent, and not changed since. */
let isSent = false;

type Draft = Record<string, string>;

const form = () => document.querySelector<HTMLFormElement>("[data-draft]");

function save(): void {
  const current = form();
  if (!current || isSent) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(current))));
  } catch {
    // Storage may be forbidden or full: then the message lives as long as the page.
  }
}

function forget(): void {
  isSent = true;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function remembered(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Puts a remembered value into a field, unless the visitor has been faster. */
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
addEventListener(sent, forget);
// Where the form's script has failed, the browser itself sends.
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) forget();
});
