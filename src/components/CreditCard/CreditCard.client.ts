// Escape hides the developer's card (WCAG 2.2, 1.4.13) until pointer and focus have left it.
addEventListener("keydown", ({ key }) => {
  const line = document.querySelector<HTMLElement>("[data-credit]:is(:hover, :focus-within)");
  if (key !== "Escape" || !line) return;
  line.dataset["hidden"] = "";
  if (line.contains(document.activeElement)) line.querySelector("a")?.focus();
  for (const type of ["mouseleave", "focusout"])
    line.addEventListener(type, () => delete line.dataset["hidden"], { once: true });
});
