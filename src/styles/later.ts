import { below } from "./breakpoints.ts";

/**
 * Rules for a part of the page that phones lay out when it comes near or when all else has come (`whole` in src/client,
 * without which nothing waits). It saves a slow phone half of its first layout. Not on wider screens, whose scroll bars
 * would show that heights are guesses until then. The guess is a footer's height: a checker that doesn't scroll takes
 * what sticks out of it to stand on the page's own ground.
 */
export const later = laterOf("80rem");

/**
 * The same for one of many items of a list that as a whole would take a slow phone too long.
 *
 * @param guess the height to expect
 */
export function laterOf(guess: string) {
  return {
    "@media": {
      [below("md")]: { contentVisibility: "var(--l)", containIntrinsicSize: `auto ${guess}` },
    },
  } as const;
}
