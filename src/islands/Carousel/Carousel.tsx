import type { ReactNode } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import { fill } from "../../content/fill.ts";
import * as styles from "./Carousel.css.ts";
import { useRotation } from "./useRotation.ts";
import { useSlides, type Command } from "./useSlides.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { Site } from "../../content/schema.ts";
import { Arrows } from "../Arrows.tsx";
import * as attribute from "../../styles/attributes.ts";

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

type CarouselLabels = Site["interface"]["carousel"];

type CarouselControlsProps = {
  labels: CarouselLabels;
  titles: string[];
  selected: number;
  enabled: boolean;
  onToggle: () => void;
  onMove: (command: Command) => void;
};

/** The controls come before the slides in the DOM to make Pause the first tab stop. */
function CarouselControls(props: CarouselControlsProps) {
  const { labels, titles, selected, enabled, onToggle, onMove } = props;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={enabled ? labels.pause : labels.play}
        onClick={onToggle}
        {...{ [attribute.rotation]: "" }}
      >
        <Icon name={enabled ? "pause" : "play"} size={20} />
      </button>
      <div className={styles.dots}>
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-label={`${fill(labels.goTo, { number: index + 1 })}: ${title}`}
            aria-current={index === selected}
            onClick={() => onMove((api) => api.scrollTo(index))}
          >
            {title}
          </button>
        ))}
      </div>
      <Arrows
        labels={labels}
        className={styles.arrows}
        arrow={styles.arrow}
        onMove={(step) => onMove((api) => (step > 0 ? api.scrollNext() : api.scrollPrev()))}
      />
    </div>
  );
}
