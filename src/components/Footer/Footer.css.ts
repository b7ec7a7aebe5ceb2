import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color, deep } from "../../styles/theme.css.ts";

export const footer = style([deep, { fontSize: "1rem", borderBlockStart: `1px solid ${color.border}` }]);
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  paddingBlockStart: space.xxl,
  outline: "none",
  "@media": { [from("lg")]: { gridTemplateColumns: "1fr 1.1fr 1.5fr" } },
});
export const company = style({ display: "grid", gap: space.md, alignContent: "start", maxWidth: "26rem" });
export const address = style({
  display: "grid",
  gap: "0.25rem",
  fontStyle: "normal",
  justifyItems: "start",
  textWrap: "balance",
  "@media": { [from("lg")]: { textWrap: "wrap" } },
});
/** One above the other on phones, where short and long beside each other would leave a hole. */
export const pair = style({
  display: "grid",
  gap: space.xl,
  "@media": { [from("sm")]: { gridTemplateColumns: "2fr 3fr" } },
});
globalStyle(`${columns} h2`, { marginBlockEnd: space.sm, fontSize: "1rem" });
globalStyle(`${columns} ul`, { columns: "9rem 2", columnGap: space.md });
export const contact = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
export const link = style([
  contact,
  {
    color: color.muted,
    lineHeight: leading.snug,
    textDecoration: "none",
    ":hover": { color: color.text, textDecoration: "underline" },
  },
]);
/** Nothing moves when a script puts in a later year. */
export const year = style({ fontVariantNumeric: "tabular-nums" });
export const closing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  gridColumn: "1 / -1",
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize.small,
});
