import type { ReactNode } from "react";

export type CarouselProps = {
  labels: {
    carousel: string;
    previous: string;
    next: string;
    /** `{number}` is filled in. */
    goTo: string;
    /** `{number}` and `{count}` are filled in. */
    slideOf: string;
    pause: string;
    play: string;
  };
  count: number;
  /** The slides' contents. Absent in the browser, which keeps what the HTML holds. */
  slides?: ReactNode[];
};

export function Carousel({ slides }: CarouselProps) {
  return <div>{slides}</div>;
}
