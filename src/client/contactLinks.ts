/** Ready messages of the contact page's choices. */
const ready = () => [...document.querySelectorAll("[data-ready]")].map((message) => message.textContent);

/** Puts a choice's ready message into the form, unless the visitor has written something else. */
function fillIn(link: Element): void {
  const field = document.querySelector<HTMLTextAreaElement>("[data-draft] textarea");
  const message = link.closest("details")?.querySelector("[data-ready]")?.textContent;
  if (!field || !message || (field.value !== "" && !ready().includes(field.value))) return;
  field.value = message;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Following the link takes the focus away, so it is given afterwards: to the first blank, which is typed over.
  setTimeout(() => {
    const blank = /_+/.exec(message);
    field.focus();
    if (blank) field.setSelectionRange(blank.index, blank.index + blank[0].length);
  });
}

let last: { link?: Element; time: number } = { time: 0 };

addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a");
  if (!link) return;
  // The second half of a double click, or a key held down, would open a second chat or mail.
  const isRepeated = link === last.link && event.timeStamp - last.time < 1000;
  last = { link, time: event.timeStamp };
  if (isRepeated && link.matches("[target], [href^='mailto:']")) event.preventDefault();
  if (link.matches("[data-fill]")) fillIn(link);
});
