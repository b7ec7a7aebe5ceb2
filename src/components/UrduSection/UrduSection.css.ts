import { globalStyle, style } from "@vanilla-extract/css";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const section = style({
  paddingInline: "min(1.5rem, 5vw)",
  borderRadius: radius.lg,
  backgroundColor: color.tint,
});
globalStyle(`${section} > details`, { borderBlockStart: 0 });
globalStyle(`${section}:target details::details-content`, { contentVisibility: "visible" });
globalStyle(`${section} h2`, { fontSize: fontSize.h3 });
globalStyle(`${section} summary`, {
  minHeight: "4.5rem",
  fontSize: fontSize.quiet,
  "@media": { print: { display: "none" } },
});
export const lines = style({
  display: "grid",
  gap: space.sm,
  paddingInlineStart: "1.25rem",
  listStyle: "disc",
  "@media": { print: { display: "block", columns: 2 } },
});
export const phone = style([
  textTarget,
  { justifySelf: "start", gap: space.sm, color: color.brand, fontSize: fontSize.h3, fontWeight: 600 },
  { "@media": { print: { minHeight: 0, fontSize: "inherit" } } },
]);
