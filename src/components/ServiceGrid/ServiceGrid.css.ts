import { globalStyle, style } from "@vanilla-extract/css";
import { panel } from "../../styles/layout.css.ts";
import { leading, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const card = style([
  panel,
  { position: "relative", display: "flex", flexDirection: "column", overflow: "clip" },
]);
export const picture = style({
  overflow: "clip",
  aspectRatio: "9 / 4",
});
export const text = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  lineHeight: leading.snug,
  "@media": { print: { padding: "0.25rem 0" } },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  color: color.brand,
  fontSize: "min(1.375rem, 7vw)",
});
/** Extends the link's target to the whole card. */
export const link = style({
  color: color.text,
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.lg },
  ":focus-visible": { outline: "none" },
  selectors: { "&:focus-visible::after": { outline: `3px solid ${color.brand}`, outlineOffset: "-3px" } },
});
globalStyle(`${picture} img`, {
  aspectRatio: "9 / 4",
  objectFit: "contain",
  transition: `transform ${motion.calm}`,
});
globalStyle(`${card}:hover img`, { transform: "scale(1.03)" });
globalStyle(`${card}:hover`, { borderColor: color.brand });
