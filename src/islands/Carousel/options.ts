import type { EmblaOptionsType } from "embla-carousel";
import { reducedMotion } from "../../styles/breakpoints.ts";

/**
 * Embla's settings for one carousel. `duration` is no time but the weight of the attraction to the slide: with 18,
 * a slide is at rest for the eye (less than half a pixel a frame) about 500 ms after the press, as
 * tests/browser/carousel.spec.ts measures; 0 is at once.
 */
export function carouselOptions(): EmblaOptionsType {
  let timer = 0;
  return {
    loop: true,
    duration: 18,
    dragThreshold: 5,
    breakpoints: { [reducedMotion]: { duration: 0 } },
    /**
     * Embla would measure anew at each step of a resize; waiting for its end is enough. The observer also reports
     * when it starts, which it does after each `reInit`: that is no resize.
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
