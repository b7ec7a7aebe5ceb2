/**
 * Fetched like the scripts of islands, but takes effect without a click: on the first sign of life, or after a
 * while.
 */
import * as attribute from "../styles/attributes.ts";
import { moving } from "../styles/breakpoints.ts";
import type { Hydrate } from "./hydrate.tsx";

showYear();
fadeInSections();

const nothing: Hydrate = () => {};
export default nothing;

/**
 * Fades in each content section that scrolls into view, once. Until the visitor scrolls, nothing is hidden. A section
 * that the visitor has jumped over counts as seen. The styles are in Section.css.ts.
 */
function fadeInSections(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) target.setAttribute(attribute.unseen, "seen");
      }
    },
    { rootMargin: "100000px 0px 0px" },
  );
  const start = () => {
    for (const section of document.querySelectorAll(`main section:not([${attribute.closing}])`)) {
      if (section.getBoundingClientRect().top < innerHeight) continue;
      section.setAttribute(attribute.unseen, "");
      observer.observe(section);
    }
  };
  if (matchMedia(moving).matches) addEventListener("scroll", start, { once: true });
}

/** Shows the year of the visit, but never one before the build. */
function showYear(): void {
  const year = document.querySelector(`[${attribute.year}]`);
  const current = String(new Date().getFullYear());
  if (year && current > year.textContent) year.textContent = current;
}
