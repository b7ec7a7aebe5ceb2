import * as attribute from "../../styles/attributes.ts";

const lines = () => [...document.querySelectorAll<HTMLElement>(`[${attribute.lines}]`)];

/** Writes a choice's lines into the message, unless the visitor has written one. */
function fillIn(choice: HTMLInputElement): void {
  const message = choice.form?.querySelector("textarea");
  const own = lines().find((line) => line.getAttribute(attribute.lines) === choice.parentElement?.id);
  if (!message || !own?.textContent) return;
  if (message.value !== "" && !lines().some(({ textContent }) => textContent === message.value)) return;
  message.value = own.textContent;
  message.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Selects the choice that the URL's fragment refers to. */
function follow(): void {
  document
    .getElementById(location.hash.slice(1))
    ?.querySelector<HTMLInputElement>(":scope > [name=about]")
    ?.click();
}

addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "about") fillIn(target);
});
addEventListener("hashchange", follow);
follow();
