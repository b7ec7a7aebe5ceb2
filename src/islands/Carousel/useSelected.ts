import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState } from "react";

/** Index of the current slide. Initially, it is the slide that the visitor scrolled to before hydration. */
export function useSelected(api: EmblaCarouselType | undefined): number {
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!api) return;
    const viewport = api.rootNode();
    const scrolled = Math.round(viewport.scrollLeft / viewport.clientWidth);
    viewport.scrollLeft = 0;
    const update = () => setSelected(api.selectedScrollSnap());
    api.on("select", update).on("reInit", update);
    api.scrollTo(scrolled, true);
    update();
  }, [api]);
  return selected;
}
