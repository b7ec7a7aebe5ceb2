import type { EmblaOptionsType } from "embla-carousel";
import { reducedMotion } from "../../styles/breakpoints.ts";

/**
 * Embla's options. `duration` is not a time but the weight of the attraction: with 18, a slide moves less
 * than half a pixel per frame about 500 ms after the press, as tests/browser/carousel.spec.ts measures; 0
 * disables the animation.
 */
export function carouselOptions(): EmblaOptionsType {
  return {
    loop: true,
    duration: 18,
    dragThreshold: 5,
    breakpoints: { [reducedMotion]: { duration: 0 } },
  };
}
