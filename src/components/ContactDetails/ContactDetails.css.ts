import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const details = style({ borderBlockEnd: `1px solid ${color.border}` });
export const detail = style({
  display: "grid",
  gridTemplateColumns: "min(6rem, 28%) minmax(0, 1fr)",
  alignItems: "start",
  gap: space.md,
  paddingBlock: "0.875rem",
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { print: { paddingBlock: space.xs } },
});
export const text = style({ display: "flex", gap: space.md, justifyContent: "space-between" });
export const label = style({
  paddingBlockStart: "0.2rem",
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 400,
  letterSpacing: 0,
});
export const value = style({
  fontSize: "1.125rem",
  fontWeight: 650,
  lineHeight: leading.snug,
  overflowWrap: "anywhere",
});
/** The number that most visitors come for. */
globalStyle(`${detail}:first-child ${value} > a:first-child`, {
  color: color.text,
  fontSize: "min(2.25rem, 6.9vw)",
  fontWeight: 600,
  letterSpacing: "-0.03em",
  whiteSpace: "nowrap",
});
export const other = style({ display: "block", marginBlockStart: space.sm, fontSize: "1rem" });
globalStyle(`${value} a`, {
  "@media": { screen: { display: "inline-block", paddingBlock: "0.625rem", marginBlock: "-0.625rem" } },
});
export const note = style({
  marginBlockStart: space.xs,
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
});

export const further = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  fontSize: fontSize.small,
  "@media": { print: { display: "none" } },
});
globalStyle(`${further} a`, { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
export const code = style({
  display: "none",
  "@media": { [from("xl")]: { display: "block", flex: "none" } },
});
