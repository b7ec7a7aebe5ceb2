import { keyframes } from "@vanilla-extract/css";
import { moving } from "../styles/breakpoints.ts";

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

/** Animates a part of a Radix dialog when it opens and closes. */
export const animated = (entering: string, leaving: string) => ({
  [moving]: {
    animation: entering,
    selectors: { '&[data-state="closed"]': { animation: `${leaving} forwards` } },
  },
});
