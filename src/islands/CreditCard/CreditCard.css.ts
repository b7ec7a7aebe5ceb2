import { style } from "@vanilla-extract/css";
import { unscripted } from "../../styles/breakpoints.ts";
import { panel, round, textTarget } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "0.25em" });
export const name = style([textTarget, { fontWeight: 650 }]);
/** Points up, because the card opens above the link. */
export const more = style([
  round,
  {
    marginInlineStart: "auto",
    rotate: "180deg",
    selectors: { '&[aria-expanded="true"]': { rotate: "0deg" } },
  },
  unscripted({ display: "none" }),
]);

export const card = style([
  panel,
  {
    display: "grid",
    gap: space.md,
    zIndex: 30,
    width: "min(20rem, calc(100vw - 2rem))",
    // In low viewports, such as at 400% zoom, the card scrolls.
    maxHeight: "var(--radix-hover-card-content-available-height)",
    overflowY: "auto",
    padding: space.lg,
    boxShadow: color.shadow,
    color: color.muted,
    fontSize: fontSize.small,
  },
]);
export const person = style({ display: "flex", alignItems: "center", gap: space.md });
export const photo = style({
  flex: "none",
  width: "4rem",
  height: "4rem",
  objectFit: "cover",
  borderRadius: radius.pill,
  boxShadow: `0 0 0 3px ${color.soft}`,
});
export const personName = style({
  color: color.text,
  fontSize: "1.125rem",
  fontWeight: 700,
  lineHeight: leading.snug,
});
export const profiles = style({
  display: "flex",
  alignItems: "center",
  marginInline: "-0.75rem",
  selectors: { "ul&&": { columnGap: 0 } },
});
export const profile = style([round, { color: color.muted, ":hover": { color: color.brand } }]);
export const market = style({ marginInlineStart: "auto" });
export const marketLink = style({
  minHeight: "2.75rem",
  borderRadius: radius.pill,
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  paddingInline: "0.625rem",
  color: color.text,
  fontWeight: 650,
  whiteSpace: "nowrap",
  textDecoration: "none",
  ":hover": { backgroundColor: color.soft, color: color.brand },
});
