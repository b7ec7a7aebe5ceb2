import { keyframes, style } from "@vanilla-extract/css";
import { fontSize } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Windows in which the table is wider than the column. */
const narrow = "screen and (max-width: 32.5rem)";

export const frame = style({
  display: "grid",
  overflowX: "auto",
  borderBlockEnd: `1px solid ${color.border}`,
  "@media": {
    [narrow]: {
      // An arrow over the fading right edge says that there is more, until the table is scrolled to its end.
      "::after": {
        content: '"→" / ""',
        gridArea: "1 / 1",
        position: "sticky",
        right: 0,
        justifySelf: "end",
        padding: "0.75rem 0 0 2rem",
        background: `linear-gradient(90deg, transparent, ${color.background} 60%)`,
        pointerEvents: "none",
        animation: `${keyframes({ to: { opacity: 0 } })} linear`,
        animationTimeline: "scroll(inline)",
      },
    },
  },
});
export const table = style({
  gridArea: "1 / 1",
  width: "100%",
  minWidth: "30rem",
  borderCollapse: "collapse",
  overflowWrap: "break-word",
  fontVariantNumeric: "tabular-nums",
});
const cellRules = { padding: "1rem 1.25rem 1rem 0", textAlign: "start", verticalAlign: "top" } as const;
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
export const first = style({ ...cellRules, minWidth: "6rem", fontWeight: 650 });
export const cell = style({ ...cellRules, color: color.muted });
