import { moving } from "./breakpoints.ts";

/**
 * Runs an animation while the element scrolls into view. Without scroll-driven animations, the element has
 * its final style immediately.
 *
 * @param name name of the keyframes
 * @param media additional media query
 */
export const onEntry = (name: string, media?: string) => ({
  "@media": {
    [media ? `${media} and ${moving}` : moving]: {
      animation: `${name} linear`,
      animationTimeline: "view()",
      animationRange: "entry 0% entry 14rem",
    },
  },
});
