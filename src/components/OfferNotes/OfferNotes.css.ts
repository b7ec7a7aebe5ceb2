import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const notes = style({
  display: "grid",
  gap: `${space.sm} ${space.xl}`,
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
  "@media": { [from("lg")]: { gridAutoFlow: "column", gridAutoColumns: "1fr" } },
});
export const note = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: space.sm,
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
});
