import { fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { fontSize, measure, space } from "../../styles/scale.ts";
import { color, under } from "../../styles/theme.css.ts";

/** Windows in which a wide table is wider than the page's column. */
const narrow = "screen and (max-width: 32.5rem)";

export const frame = style({
  display: "grid",
  overflowX: "auto",
  borderBlockEnd: `1px solid ${color.border}`,
});
/** Around a table of more than three columns: phones may show it piece by piece. */
export const wide = style({
  "@media": {
    [narrow]: {
      // An arrow over the fading right edge says that there is more, until the table is scrolled to its end. Where all
      // of it fits there is nothing to scroll, so the animation does not run.
      "::after": {
        content: '"→" / ""',
        gridArea: "1 / 1",
        position: "sticky",
        right: 0,
        justifySelf: "end",
        padding: "0.75rem 0 0 2rem",
        background: `linear-gradient(90deg, transparent, ${fallbackVar(under, color.background)} 60%)`,
        pointerEvents: "none",
        animation: `${keyframes({ from: { opacity: 1 } })} linear`,
        opacity: 0,
        animationTimeline: "scroll(inline)",
      },
    },
  },
});
/** Where scrolling drives no animation: better an arrow too many than columns that nobody looks for. */
globalStyle(`${wide}::after`, {
  "@supports": { "not (animation-timeline: scroll())": { opacity: "1 !important" } },
});
export const table = style({
  gridArea: "1 / 1",
  width: "100%",
  borderCollapse: "collapse",
  overflowWrap: "break-word",
  fontVariantNumeric: "tabular-nums",
  // Three columns then stand whole in the narrowest windows, too.
  "@media": { [narrow]: { fontSize: "0.875rem" } },
});
const cellRules = {
  padding: "1rem 1.25rem 1rem 0",
  textAlign: "start",
  verticalAlign: "top",
  "@media": { [narrow]: { paddingInlineEnd: "0.5rem" } },
  ":last-child": { paddingInlineEnd: 0 },
} as const;
export const column = style({
  ...cellRules,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 500,
});
export const row = style({
  borderBlockStart: `1px solid ${color.border}`,
});
/** Wide enough to keep `20-25 m³` on one line. */
export const first = style({ ...cellRules, minWidth: "min(6.5rem, 22vw)", fontWeight: 650 });
export const cell = style({ ...cellRules, color: color.muted });
export const note = style({
  maxWidth: measure.small,
  marginBlockStart: space.md,
  color: color.muted,
  fontSize: fontSize.small,
});
