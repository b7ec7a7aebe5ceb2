import type { EmblaOptionsType } from "embla-carousel";
import { reducedMotion } from "../../styles/breakpoints.ts";

/**
 * Embla's options. `duration` is not a time but the weight of the attraction: with 18, a slide moves less
 * than half a pixel per frame about 500 ms after the press, as tests/browser/carousel.spec.ts measures; 0
 * disables the animation.
 */
export function carouselOptions(): EmblaOptionsType {
  let timer = 0;
  return {
    loop: true,
    duration: 18,
    dragThreshold: 5,
    breakpoints: { [reducedMotion]: { duration: 0 } },
    /**
     * Debounces resizes; Embla would reinitialise at each step. ResizeObserver also reports once when it
     * starts, which happens after each `reInit`, so an unchanged width is ignored.
     */
    watchResize: (api) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (api.containerNode().offsetWidth !== api.internalEngine().containerRect.width) api.reInit();
      }, 50);
      return false;
    },
  };
}
