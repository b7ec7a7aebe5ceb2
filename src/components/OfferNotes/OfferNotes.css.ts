import { style } from "@vanilla-extract/css";
import { between } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const notes = style({
  display: "grid",
  gap: space.sm,
  paddingBlockStart: space.lg,
  "@media": {
    // Leaves room for the scene, whose lower edge overlaps the middle of the column at these widths.
    [between("md", "lg")]: { paddingBlockStart: space.xxl },
    print: { gap: 0, paddingBlockStart: "0.3rem" },
  },
});
export const note = style({
  maxWidth: "36rem",
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
});
export const logos = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.lg,
  alignItems: "center",
  paddingBlockStart: space.md,
});
/** Logos are made for white paper, so they keep a white ground in the dark theme. */
export const logo = style({
  width: "auto",
  height: "3rem",
  padding: space.xs,
  borderRadius: radius.sm,
  backgroundColor: "#fff",
  objectFit: "contain",
});
