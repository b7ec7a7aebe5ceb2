/** Ready messages of the contact page's choices. */
const ready = () => [...document.querySelectorAll("[data-ready]")].map((message) => message.textContent);

/** Puts a choice's ready message into the form, unless the visitor has written something else. */
function fillIn(link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const field = document.querySelector<HTMLTextAreaElement>("[data-draft] textarea");
  const message = link.closest("details")?.querySelector("[data-ready]")?.textContent;
  if (!field || !message || (field.value !== "" && !ready().includes(field.value))) return;
  field.value = message;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Following the link takes the focus away, in Firefox as late as it likes: so it is followed first, here. The focus
  // goes to the first blank, which is typed over.
  event.preventDefault();
  location.hash = link.hash;
  const blank = /_+/.exec(message);
  field.focus();
  if (blank) field.setSelectionRange(blank.index, blank.index + blank[0].length);
}

/** Opens or closes a choice; its summary stays where it was pressed while the open one above it closes. */
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
