const ready = () => [...document.querySelectorAll("[data-ready]")].map((message) => message.textContent);

/** Copies a choice's message template into the form, unless the visitor has already written a message. */
function fillIn(link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const field = document.querySelector<HTMLTextAreaElement>("[data-draft] textarea");
  const message = link.closest("details")?.querySelector("[data-ready]")?.textContent;
  if (!field || !message || (field.value !== "" && !ready().includes(field.value))) return;
  field.value = message;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Following the link would move focus and lose the selection (in Firefox, asynchronously). Instead, the
  // script sets the fragment and then selects the first blank.
  event.preventDefault();
  location.hash = link.hash;
  const blank = /_+/.exec(message);
  field.focus();
  if (blank) field.setSelectionRange(blank.index, blank.index + blank[0].length);
}

/** Toggles a choice. Its summary stays in place even if a choice above it closes. */
function toggle(summary: Element): void {
  const before = summary.getBoundingClientRect().top;
  summary.parentElement?.toggleAttribute("open");
  scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: "instant" });
}

addEventListener("click", (event) => {
  const target = event.target as Element;
  const link = target.closest?.<HTMLAnchorElement>("a[data-fill]");
  const summary = target.closest?.("[name=triage] > summary");
  if (link) fillIn(link, event);
  if (!summary) return;
  event.preventDefault();
  toggle(summary);
});
