import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { below, from, moving } from "../../styles/breakpoints.ts";
import { round, visuallyHiddenRules } from "../../styles/layout.css.ts";
import { space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { timeline as barTimeline } from "../TopBar/TopBar.css.ts";

/**
 * Returns an inset for the sticky header. If the viewport is too small for the text size, the inset is a large
 * negative number, which disables stickiness. Otherwise, the header would take up half of the viewport. A media
 * query can't do this, because `rem` in media queries ignores the root font size.
 *
 * @param narrowest minimum viewport width at which the header fits on one line
 */
const stickyFrom = (narrowest: string) => `min(0px, (100vw - ${narrowest}) * 999, (100vh - 20rem) * 999)`;

export const header = style({
  position: "sticky",
  insetBlockStart: stickyFrom("18rem"),
  "@media": {
    [from("xl")]: { insetBlockStart: stickyFrom("70rem") },
    print: { position: "static" },
  },
  zIndex: 10,
  backgroundColor: color.background,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 0.25rem",
  minHeight: "3.6875rem",
  "@media": { [from("xl")]: { columnGap: space.md, minHeight: "4rem" } },
});
/** Width of the mark and the gap after it. */
const logoSpace = "3rem";
const followBar = { animationTimeline: barTimeline, animationRange: "exit 0% exit 100%" } as const;
const stepAside = keyframes({ from: { transform: `translateX(calc(-0.5rem - ${logoSpace}))` } });
const appear = keyframes({ from: { visibility: "hidden", opacity: 0 } });

/**
 * The mark alone appears on desktops when the top bar with the whole logo leaves the viewport. The menu then
 * moves to the right. Without scroll-driven animations, the mark is always visible.
 */
export const logo = style({
  display: "flex",
  flex: "1 1 6.5rem",
  maxWidth: "max-content",
  "@media": { [from("xl")]: { flex: "none", marginInlineEnd: `calc(${logoSpace} - 36px - ${space.md})` } },
  "@supports": {
    "(timeline-scope: --bar)": {
      "@media": { [from("xl")]: { animation: `${appear} linear both`, ...followBar } },
    },
  },
});
globalStyle(`${logo} > a > span`, {
  "@media": { [from("xl")]: visuallyHiddenRules },
});
globalStyle(`${logo} + nav`, {
  "@supports": {
    "(timeline-scope: --bar)": {
      "@media": {
        [from("xl")]: { animation: `${stepAside} step-end both`, ...followBar },
        [`${from("xl")} and ${moving}`]: { animationTimingFunction: "linear" },
      },
    },
  },
});
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // The limit in `vw` keeps the controls inside the viewport even with enlarged text.
  marginInline: "auto max(-0.75rem, -4vw)",
  "@media": { [from("xl")]: { marginInlineEnd: 0 }, print: { display: "none" } },
  // Hides the controls until the whole header has been parsed. Otherwise, they would shift.
  selectors: { "header:last-child &": { visibility: "hidden" } },
});
export const wide = style({ "@media": { [below("xl")]: { display: "none" } } });
/** On desktops, the social links are narrower to leave room for the menu. A mouse needs no large targets. */
globalStyle(`${controls} ul a`, { "@media": { [from("xl")]: { width: "2.25rem" } } });
export const narrow = style({ "@media": { [from("xl")]: { display: "none" } } });
export const call = style([round, narrow, { color: color.brand }]);
/**
 * The name of the language is in the font of the visitor's device, because its typeface loads with the section.
 */
export const urdu = style([
  round,
  { color: color.brand, fontFamily: "sans-serif", fontWeight: 600, textDecoration: "none" },
]);
