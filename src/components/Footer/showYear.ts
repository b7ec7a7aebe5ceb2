import * as attribute from "../../styles/attributes.ts";

/** Shows the year of the visit, but never one before the build. */
export function showYear(): void {
  const year = document.querySelector(`[${attribute.year}]`);
  const current = String(new Date().getFullYear());
  if (year && current > year.textContent) year.textContent = current;
}
