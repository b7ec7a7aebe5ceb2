import { Icon } from "../components/Icon/Icon.tsx";

type ArrowsProps = {
  labels: { previous: string; next: string };
  className: string;
  /** Class of each button. */
  arrow: string;
  onMove: (step: 1 | -1) => void;
};

export const Arrows = ({ labels, className, arrow, onMove }: ArrowsProps) => (
  <div className={className}>
    <button type="button" className={arrow} aria-label={labels.previous} onClick={() => onMove(-1)}>
      <Icon name="chevron-left" />
    </button>
    <button type="button" className={arrow} aria-label={labels.next} onClick={() => onMove(1)}>
      <Icon name="chevron-right" />
    </button>
  </div>
);
