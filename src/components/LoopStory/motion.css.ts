import { type CSSProperties, globalStyle, keyframes } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";
import { cool, drawing, flow, rays, summer, warm, winter } from "./LoopDrawing.css.ts";
import { stage, step, steps, story } from "./LoopStory.css.ts";

/**
 * Requires a browser with scroll-driven animations, a visitor who allows motion, and a viewport tall enough
 * for the drawing and text. Only the rules in this file hide anything, so all other visitors see the whole
 * drawing.
 */
const media = "screen and (prefers-reduced-motion: no-preference) and (min-height: 50rem)";
const supports = "(animation-timeline: view()) and (timeline-scope: --a)";
const scrolled = (selector: string, rules: CSSProperties) =>
  globalStyle(selector, { "@media": { [media]: { "@supports": { [supports]: rules } } } });

const appear = keyframes({ from: { opacity: 0 } });
/** All parts are faintly visible from the start, so that the drawing explains the words beside it. */
const brighten = keyframes({ from: { opacity: 0.2 } });
const vanish = keyframes({ to: { opacity: 0 } });
const run = keyframes({ from: { strokeDashoffset: 900 } });
const grow = keyframes({ from: { clipPath: "inset(0 0 100%)" }, to: { clipPath: "inset(0)" } });
const warmUp = keyframes({ to: { color: color.heat } });
const coolDown = keyframes({ to: { color: color.accent } });

scrolled(story, { viewTimeline: "--a", timelineScope: "--b, --c, --d, --e, --f" });
scrolled(stage, { position: "sticky" });
scrolled(step, { minHeight: "24svh" });
scrolled(`${steps} > :first-child`, { minHeight: "20svh" });

scrolled(`${flow}, ${rays}`, { animation: `${run} linear both`, animationTimeline: "--a" });

/** Keeps the end of the growing line at three quarters of the viewport's height. */
scrolled(`${steps}::before`, {
  animation: `${grow} linear both`,
  animationTimeline: "view()",
  animationRange: "25svh calc(100% - 75svh)",
});

scrolled(`${drawing} > g ~ g`, { animation: `${brighten} both`, animationRange: "cover 25% cover 40%" });
["--b", "--c", "--d", "--e"].forEach((timeline, index) => {
  scrolled(`${steps} > :nth-child(${index + 2})`, { viewTimeline: timeline });
  scrolled(`${drawing} > g:nth-of-type(${index + 2})`, { animationTimeline: timeline });
});

/** The season changes quickly, because a blend of orange and teal is an unpleasant brown. */
scrolled(`${steps} > :last-child`, { viewTimeline: "--f" });
scrolled(`${warm}, ${cool}, ${summer}, ${winter}`, {
  animation: `${appear} both`,
  animationTimeline: "--f",
  animationRange: "cover 30% cover 37%",
});
scrolled(warm, { animationName: coolDown });
scrolled(cool, { animationName: warmUp });
scrolled(summer, { animationName: vanish });
