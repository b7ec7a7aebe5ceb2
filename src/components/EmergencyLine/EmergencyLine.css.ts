import { style } from "@vanilla-extract/css";
import { fontSize, leading } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "0.4em",
  marginBlock: "-0.5rem",
  // One line at 360 pixels.
  fontSize: `clamp(0.825rem, 3.5vw, ${fontSize.small})`,
  lineHeight: leading.snug,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: 600,
  selectors: {
    "& + &::before": {
      content: '"·" / ""',
      // The underline of a link reaches no inline block.
      display: "inline-block",
      marginInlineEnd: "0.4em",
      color: color.muted,
    },
  },
});
