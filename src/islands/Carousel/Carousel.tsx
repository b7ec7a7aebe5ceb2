import useEmblaCarousel from "embla-carousel-react";
import Autoplay from "embla-carousel-autoplay";
import { type ReactNode, useState } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import * as styles from "./Carousel.css.ts";
import { CarouselControls, type CarouselLabels } from "./CarouselControls.tsx";
import { carouselOptions } from "./options.ts";
import { useCommand } from "./useCommand.ts";
import { useRotation } from "./useRotation.ts";
import { useSelected } from "./useSelected.ts";

type CarouselProps = {
  labels: CarouselLabels;
  count: number;
  /** Contents of the slides. Undefined in the browser, which keeps the server-rendered HTML. */
  slides?: ReactNode[];
};

/**
 * Carousel (WAI-ARIA APG) with one visible slide. Before hydration and without script it is a scroll-snap
 * row.
 */
export function Carousel({ labels, count, slides }: CarouselProps) {
  const [settings] = useState(() => ({
    options: carouselOptions(),
    plugins: [Autoplay({ delay: 3000, playOnInit: false, stopOnFocusIn: false })],
  }));
  const [viewport, api] = useEmblaCarousel(settings.options, settings.plugins);
  const selected = useSelected(api);
  const move = useCommand(api);
  const rotation = useRotation(api);
  return (
    <section
      ref={rotation.root}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      data-live={api ? "" : undefined}
      {...rotation.handlers}
    >
      <CarouselControls
        labels={labels}
        count={count}
        selected={selected}
        wanted={rotation.wanted}
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
              aria-label={labels.slideOf
                .replace("{number}", String(index + 1))
                .replace("{count}", String(count))}
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
