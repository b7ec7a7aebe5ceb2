import { globalStyle, style } from "@vanilla-extract/css";
import { canHover } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "0.25em",
});
export const name = style({ fontWeight: 650 });
const delays = { open: "700ms", close: "300ms" };
export const card = style({
  position: "absolute",
  insetBlockEnd: "100%",
  insetInlineEnd: 0,
  zIndex: 30,
  display: "grid",
  gap: space.md,
  width: "min(20rem, calc(100vw - 2rem))",
  padding: space.lg,
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  boxShadow: color.shadow,
  color: color.muted,
  fontSize: fontSize.small,
  visibility: "hidden",
  transition: `visibility 0s ${delays.close}`,
});
const opened = { visibility: "visible", transitionDelay: delays.open } as const;
globalStyle(`${name}:focus-visible + ${card}`, opened);
/** Touch never opens the card. */
globalStyle(`${name}:hover + ${card}`, { "@media": { [canHover]: opened } });
globalStyle(`${card}:hover, ${card}:focus-within`, { visibility: "visible" });
globalStyle(`[data-hidden] > ${card}`, { visibility: "hidden !important" as "hidden", transition: "none" });
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
/** Removes the column gap that the footer sets on its lists. */
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
