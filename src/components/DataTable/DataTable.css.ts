import { style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { fontSize } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const frame = style({
  overflowX: "auto",
  // Where the table is wider than the window, it fades out at the right until it is scrolled to its end.
  "@media": {
    [below("md")]: {
      paddingInlineEnd: "2rem",
      maskImage: "linear-gradient(90deg, #000 calc(100% - 2.5rem), transparent)",
    },
  },
  borderBlockEnd: `1px solid ${color.border}`,
});
export const table = style({
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
export const first = style({ ...cellRules, fontWeight: 650 });
export const cell = style({ ...cellRules, color: color.muted });
