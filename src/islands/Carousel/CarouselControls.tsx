import { Icon } from "../../components/Icon/Icon.tsx";
import { fill } from "../../content/fill.ts";
import type { Site } from "../../content/schema.ts";
import { Arrows } from "../Arrows.tsx";
import * as styles from "./Carousel.css.ts";
import type { Command } from "./useSlides.ts";
import * as attribute from "../../styles/attributes.ts";

export type CarouselLabels = Site["interface"]["carousel"];

type CarouselControlsProps = {
  labels: CarouselLabels;
  titles: string[];
  selected: number;
  enabled: boolean;
  onToggle: () => void;
  onMove: (command: Command) => void;
};

/** The controls come before the slides in the DOM to make Pause the first tab stop. */
export function CarouselControls(props: CarouselControlsProps) {
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
