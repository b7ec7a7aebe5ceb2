import { globalStyle, style } from "@vanilla-extract/css";
import { between, from } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const details = style({
  display: "grid",
  gap: space.md,
  "@media": {
    [between("md", "lg")]: { gridTemplateColumns: "1fr 1fr" },
    print: { gridTemplateColumns: "1fr 1fr" },
  },
});
export const detail = style([
  panel,
  {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gridAutoFlow: "column",
    gap: space.md,
    padding: space.lg,
    "@media": { print: { padding: space.xs } },
  },
]);
export const label = style({
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 650,
});
export const value = style({
  fontSize: "1.1875rem",
  fontWeight: 650,
  lineHeight: leading.snug,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
export const other = style({ display: "block", marginBlockStart: space.sm, fontSize: "1rem" });
globalStyle(`${value} a`, {
  "@media": { screen: { display: "inline-block", paddingBlock: "0.625rem", marginBlock: "-0.625rem" } },
});
export const note = style({ marginBlockStart: space.xs, color: color.muted, fontSize: "0.9375rem" });

export const further = style({
  fontSize: fontSize.small,
  fontWeight: 500,
  "@media": { print: { display: "none" } },
});
globalStyle(`${further} a`, { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
export const code = style({ display: "none", "@media": { [from("lg")]: { display: "block" } } });
