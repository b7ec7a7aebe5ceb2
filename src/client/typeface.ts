import { root } from "./theme.ts";

/** The Network Information API, which TypeScript doesn't know: Chromium alone has it. */
type Informed = Navigator & {
  connection?: {
    /** Estimated time of a round trip, in milliseconds, to the nearest 25. */
    rtt: number;
  };
};

// A page that began without the typeface takes it on when it comes. On a slow network that is late: words would move
// under a reader's eyes, and a slow phone would lay out everything again. There it keeps the stand-in to the end, and
// the next page has the typeface from the cache. Browsers that don't tell compare undefined, which is never greater.
if (((navigator as Informed).connection?.rtt as number) > 125) root.style.fontFamily = "R,F,sans-serif";
