import type { ReactNode } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import { fill } from "../../content/fill.ts";
import * as styles from "./Carousel.css.ts";
import { CarouselControls, type CarouselLabels } from "./CarouselControls.tsx";
import { useRotation } from "./useRotation.ts";
import { useSlides } from "./useSlides.ts";

type CarouselProps = {
  labels: CarouselLabels;
  /** One title per slide. */
  titles: string[];
  /** Undefined in the browser, which keeps the static HTML. */
  slides?: ReactNode[];
};

/**
 * Carousel (WAI-ARIA APG) with one visible slide. Before hydration and without JavaScript, it is a
 * scroll-snap row.
 */
export function Carousel({ labels, titles, slides }: CarouselProps) {
  const count = titles.length;
  const { viewport, api, selected, run } = useSlides();
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
        titles={titles}
        selected={selected}
        enabled={rotation.enabled}
        onToggle={rotation.toggle}
        onMove={run}
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
