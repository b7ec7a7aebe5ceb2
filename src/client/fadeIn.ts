import { moving } from "../styles/breakpoints.ts";
import * as attribute from "../styles/attributes.ts";

/**
 * Fades in each section that scrolls into view, once. Until the visitor scrolls, nothing is hidden. A section
 * that the visitor has jumped over counts as seen. The styles are in Section.css.ts.
 */
export function fadeInSections(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) target.setAttribute(attribute.unseen, "seen");
      }
    },
    { rootMargin: "100000px 0px 0px" },
  );
  const start = () => {
    for (const section of document.querySelectorAll("main section")) {
      if (section.getBoundingClientRect().top < innerHeight) continue;
      section.setAttribute(attribute.unseen, "");
      observer.observe(section);
    }
  };
  if (matchMedia(moving).matches) addEventListener("scroll", start, { once: true });
}
