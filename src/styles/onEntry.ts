import { moving } from "./breakpoints.ts";

/**
 * Runs an animation while the element comes up into view. Before and after it the element is as it always is, and where
 * scrolling drives no animations, too: the animation then takes no time.
 *
 * @param name of the animation's keyframes
 */
export const onEntry = (name: string) => ({
  "@media": {
    [moving]: {
      animation: `${name} linear`,
      animationTimeline: "view()",
      animationRange: "entry 0% entry 14rem",
    },
  },
});
