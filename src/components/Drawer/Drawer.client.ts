import { from } from "../../styles/breakpoints.ts";

const drawer = () => document.querySelector<HTMLDialogElement>("#drawer");

// Opens the drawer and shows the current page's entry; closes it by its button, a press outside (on the dialog's
// backdrop) and its links.
addEventListener("click", (event) => {
  const target = event.target as Element;
  const dialog = drawer();
  if (target === dialog || target.closest?.("#drawer :is(a, [data-drawer])")) return dialog?.close();
  if (!target.closest?.("[data-drawer]")) return;
  dialog?.showModal();
  dialog?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
});
// A hidden modal dialog would make the page inert.
matchMedia(from("xl")).addEventListener("change", () => drawer()?.close());
