import { style } from "@vanilla-extract/css";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { unscripted } from "../../styles/breakpoints.ts";
import { round } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "0.25em" });
export const name = style({ fontWeight: 650 });
/** Points up, because the card opens above the link. */
export const more = style([
  round,
  { rotate: "180deg", selectors: { '&[aria-expanded="true"]': { rotate: "0deg" } } },
  unscripted({ display: "none" }),
]);

export const card = style({
  display: "grid",
  gap: space.md,
  zIndex: 30,
  width: "min(20rem, calc(100vw - 2rem))",
  padding: space.lg,
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  boxShadow: color.shadow,
  color: color.muted,
  fontSize: fontSize.small,
});
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
const target = {
  minHeight: "2.75rem",
  borderRadius: radius.pill,
  color: color.muted,
  ":hover": { backgroundColor: color.soft, color: color.brand },
} as const;
export const profile = style({ ...target, display: "grid", placeItems: "center", width: "2.75rem" });
export const market = style({ marginInlineStart: "auto" });
export const marketLink = style({
  ...target,
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  paddingInline: "0.625rem",
  color: color.text,
  fontWeight: 650,
  whiteSpace: "nowrap",
  textDecoration: "none",
});
export const buttonStyle = variant.primary;
