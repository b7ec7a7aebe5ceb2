import type { EmblaCarouselType } from "embla-carousel";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { Site } from "../../content/schema.ts";
import * as styles from "./Carousel.css.ts";

export type CarouselLabels = Site["interface"]["carousel"];

type CarouselControlsProps = {
  labels: CarouselLabels;
  count: number;
  selected: number;
  enabled: boolean;
  onToggle: () => void;
  onMove: (command: (api: EmblaCarouselType) => void) => void;
};

/** The controls come before the slides in the DOM to make Pause the first tab stop. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, count, selected, enabled, onToggle, onMove } = props;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={enabled ? labels.pause : labels.play}
        onClick={onToggle}
        data-rotation
      >
        <Icon name={enabled ? "pause" : "play"} size={20} />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={labels.goTo.replace("{number}", String(index + 1))}
            aria-current={index === selected}
            onClick={() => onMove((api) => api.scrollTo(index))}
          />
        ))}
      </div>
      <div className={styles.arrows}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={labels.previous}
          onClick={() => onMove((api) => api.scrollPrev())}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={labels.next}
          onClick={() => onMove((api) => api.scrollNext())}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}
