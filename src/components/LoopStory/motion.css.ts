import { globalStyle, keyframes } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";
import { cool, drawing, flow, rays, summer, warm, winter } from "./LoopDrawing.css.ts";
import { stage, step, steps, story } from "./LoopStory.css.ts";

/**
 * What scrolling moves, where the browser can tie animations to it, the visitor has nothing against motion, and the
 * window is tall enough for drawing and words together. Whatever is hidden or made long for the sake of motion stands
 * behind this condition, so that everything else shows the whole at once.
 */
const media = "screen and (prefers-reduced-motion: no-preference) and (min-height: 50rem)";
const supports = "(animation-timeline: view()) and (timeline-scope: --a)";
type Rule = NonNullable<Parameters<typeof globalStyle>[1]["@supports"]>[string];
const scrolled = (selector: string, rule: Rule) =>
  globalStyle(selector, { "@media": { [media]: { "@supports": { [supports]: rule } } } });

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const run = keyframes({ from: { strokeDashoffset: 900 } });
const grow = keyframes({ from: { clipPath: "inset(0 0 100%)" }, to: { clipPath: "inset(0)" } });
const warmUp = keyframes({ to: { color: color.heat } });
const coolDown = keyframes({ to: { color: color.accent } });

scrolled(story, { viewTimeline: "--a", timelineScope: "--b, --c, --d, --e, --f" });
scrolled(stage, { position: "sticky" });
scrolled(step, { minHeight: "30svh" });
scrolled(`${steps} > :first-child`, { minHeight: "24svh" });

/** The water runs, and the sun turns, for as long as the story is in view. */
scrolled(`${flow}, ${rays}`, { animation: `${run} linear both`, animationTimeline: "--a" });

/** The line's end stays three quarters down the window. */
scrolled(`${steps}::before`, {
  animation: `${grow} linear both`,
  animationTimeline: "view()",
  animationRange: "25svh calc(100% - 75svh)",
});

/** Each step has a timeline of its own; the second to fifth bring their part of the drawing. */
scrolled(`${drawing} > g ~ g`, { animation: `${appear} both`, animationRange: "cover 25% cover 40%" });
["--b", "--c", "--d", "--e"].forEach((timeline, index) => {
  scrolled(`${steps} > :nth-child(${index + 2})`, { viewTimeline: timeline });
  scrolled(`${drawing} > g:nth-of-type(${index + 2})`, { animationTimeline: timeline });
});

/** The last step turns the season; quickly, for half-way between orange and teal lies mud. */
scrolled(`${steps} > :last-child`, { viewTimeline: "--f" });
scrolled(`${warm}, ${cool}, ${summer}, ${winter}`, {
  animation: `${appear} both`,
  animationTimeline: "--f",
  animationRange: "cover 30% cover 37%",
});
scrolled(warm, { animationName: coolDown });
scrolled(cool, { animationName: warmUp });
scrolled(summer, { animationName: vanish });
