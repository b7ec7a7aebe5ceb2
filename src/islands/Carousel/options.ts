import type { EmblaOptionsType } from "embla-carousel";
import { reducedMotion } from "../../styles/breakpoints.ts";

/**
 * Embla's settings for one carousel. `duration` is no time but the weight of the attraction to the slide: with 19,
 * a slide is at rest about 500 ms after the press (measured in tests/browser/carousel.spec.ts); 0 is at once.
 */
export function carouselOptions(): EmblaOptionsType {
  let timer = 0;
  return {
    loop: true,
    duration: 19,
    dragThreshold: 5,
    breakpoints: { [reducedMotion]: { duration: 0 } },
    /** Embla measures anew at each step of a resize; waiting for its end is enough. */
    watchResize: (api) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => api.reInit(), 50);
      return false;
    },
  };
}
