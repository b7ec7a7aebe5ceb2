import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const video = style({
  overflow: "clip",
  maxWidth: "56.25rem",
  aspectRatio: "16 / 9",
  borderRadius: radius.lg,
  backgroundColor: color.soft,
});
globalStyle(`${video} > iframe`, { display: "block", width: "100%", height: "100%", border: 0 });
export const link = style({ position: "relative", display: "block", height: "100%" });
export const picture = style({ display: "block", height: "100%" });
export const label = style({
  position: "absolute",
  insetInlineStart: space.md,
  insetBlockEnd: space.md,
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  maxWidth: `calc(100% - 2 * ${space.md})`,
  padding: `0.75rem ${space.md}`,
  borderRadius: radius.sm,
  backgroundColor: color.brand,
  color: color.background,
  fontSize: "0.9375rem",
  fontWeight: 650,
  selectors: { [`${link}:hover &`]: { backgroundColor: color.text } },
});
