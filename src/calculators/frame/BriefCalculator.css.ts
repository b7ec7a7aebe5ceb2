import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const panel = style({
  display: "grid",
  gap: space.md,
  padding: "min(2rem, 5vw)",
  borderRadius: radius.lg,
  backgroundColor: color.soft,
});
export const questions = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space.md,
  "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr 1.3fr" } },
});
export const answer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space.sm} ${space.md}`,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
});
export const heading = style({ fontSize: fontSize.small });
export const result = style({
  fontSize: "min(2.75rem, 8.5vw)",
  marginBlock: space.xs,
  color: color.brand,
});
export const more = style({ flexGrow: 0 });
