import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { reducedMotion } from "../../styles/breakpoints.ts";

/**
 * Embla's `duration` is not a time, but a parameter of a physical simulation. With 18, slides have nearly
 * stopped about 500 ms after a click. 0 disables the animation.
 */
const options = (): EmblaOptionsType => ({
  loop: true,
  duration: 18,
  dragThreshold: 5,
  breakpoints: { [reducedMotion]: { duration: 0 } },
  watchResize: debouncedResize(),
});

/** Milliseconds without a further change of size after which the slides are measured. */
const resizeDebounce = 50;

/** Replaces Embla's own handler, which measures the slides at each resize event. */
function debouncedResize() {
  let timer = 0;
  let measured: number | undefined;
  return (api: EmblaCarouselType) => {
    // The observer's first call reports the size that Embla has already measured.
    measured ??= api.rootNode().clientWidth;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const width = api.rootNode().clientWidth;
      if (width === measured) return;
      measured = width;
      api.reInit();
    }, resizeDebounce);
    return false;
  };
}

export type Command = (api: EmblaCarouselType) => void;

export function useSlides() {
  const [plugins] = useState(() => [Autoplay({ delay: 3000, playOnInit: false, stopOnFocusIn: false })]);
  const [settings] = useState(options);
  const [viewport, api] = useEmblaCarousel(settings, plugins);
  const [selected, setSelected] = useState(0);
  const [waiting, setWaiting] = useState<Command>();
  useEffect(() => {
    if (!api) return;
    // Starts with the slide that the visitor scrolled to before hydration.
    const node = api.rootNode();
    const scrolled = Math.round(node.scrollLeft / node.clientWidth);
    node.scrollLeft = 0;
    const update = () => setSelected(api.selectedScrollSnap());
    api.on("select", update).on("reInit", update);
    api.scrollTo(scrolled, true);
    update();
  }, [api]);
  useEffect(() => {
    if (!api || !waiting) return;
    waiting(api);
    setWaiting(undefined);
  }, [api, waiting]);
  /** Runs a command once Embla is ready, because a replayed click may come earlier. */
  const run = (command: Command) => setWaiting(() => command);
  return { viewport, api, selected, run };
}
