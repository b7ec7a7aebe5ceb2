addEventListener("DOMContentLoaded", () => {
  const year = document.querySelector("[data-year]");
  const current = String(new Date().getFullYear());
  if (year && current > year.textContent) year.textContent = current;
});
