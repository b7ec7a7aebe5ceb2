import { moving } from "./breakpoints.ts";

/**
 * Runs an animation while the element comes up into view. Before and after it the element is as it always is, and where
 * scrolling drives no animations, too: the animation then takes no time.
 *
 * @param name of the animation's keyframes
 * @param media further media query under which it runs
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
