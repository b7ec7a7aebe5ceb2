/** The copyright year is that of the build; whoever reads the page in a later one sees that. */
addEventListener("DOMContentLoaded", () => {
  const year = document.querySelector("[data-year]");
  const current = String(new Date().getFullYear());
  if (year && current > year.textContent) year.textContent = current;
});
