/** Ready messages and links of the contact page. */
const ready = () => [...document.querySelectorAll("[data-ready]")].map((message) => message.textContent);

/** Puts a choice's ready message into the form, unless the visitor has written something else. */
function fillIn(link: Element): void {
  const field = document.querySelector<HTMLTextAreaElement>("[data-draft] textarea");
  const message = link.closest("details")?.querySelector("[data-ready]")?.textContent;
  if (!field || !message || (field.value !== "" && !ready().includes(field.value))) return;
  field.value = message;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a");
  if (!link) return;
  // The second half of a double click would open a second chat or mail.
  if (event.detail > 1 && link.matches("[target], [href^='mailto:']")) event.preventDefault();
  if (link.matches("[data-fill]")) fillIn(link);
});
