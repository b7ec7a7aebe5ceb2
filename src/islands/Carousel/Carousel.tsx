import useEmblaCarousel from "embla-carousel-react";
import Autoplay from "embla-carousel-autoplay";
import { type ReactNode, useState } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import { fill } from "../../content/fill.ts";
import { reducedMotion } from "../../styles/breakpoints.ts";
import * as styles from "./Carousel.css.ts";
import { CarouselControls, type CarouselLabels } from "./CarouselControls.tsx";
import { useCommand } from "./useCommand.ts";
import { useRotation } from "./useRotation.ts";
import { useSelected } from "./useSelected.ts";

type CarouselProps = {
  labels: CarouselLabels;
  count: number;
  /** Undefined in the browser, which keeps the static HTML. */
  slides?: ReactNode[];
};

/**
 * `duration` has no time unit, because Embla simulates attraction. With 18, slides have nearly stopped about
 * 500 ms after a click. 0 disables the animation.
 */
const options = {
  loop: true,
  duration: 18,
  dragThreshold: 5,
  breakpoints: { [reducedMotion]: { duration: 0 } },
};

/**
 * Carousel (WAI-ARIA APG) with one visible slide. Before hydration and without JavaScript, it is a
 * scroll-snap row.
 */
export function Carousel({ labels, count, slides }: CarouselProps) {
  const [plugins] = useState(() => [Autoplay({ delay: 3000, playOnInit: false, stopOnFocusIn: false })]);
  const [viewport, api] = useEmblaCarousel(options, plugins);
  const selected = useSelected(api);
  const move = useCommand(api);
  const rotation = useRotation(api);
  return (
    <section
      ref={rotation.root}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.label}
      data-live={api ? "" : undefined}
      {...rotation.handlers}
    >
      <CarouselControls
        labels={labels}
        count={count}
        selected={selected}
        enabled={rotation.enabled}
        onToggle={rotation.toggle}
        onMove={move}
      />
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.row} aria-live={rotation.playing ? "off" : "polite"}>
          {Array.from({ length: count }, (_, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={fill(labels.slideOf, { number: index + 1, count })}
              inert={api !== undefined && index !== selected}
            >
              <Slot className={styles.content}>{slides?.[index]}</Slot>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
