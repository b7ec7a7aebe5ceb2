import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const hero = style({
  display: "grid",
  gap: space.lg,
  paddingBlock: space.xl,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const heading = style({ fontSize: fontSize.display, letterSpacing: "-0.04em", lineHeight: 1 });
export const quote = style({
  paddingInlineStart: space.md,
  borderInlineStart: `4px solid ${color.accent}`,
  fontSize: fontSize.lead,
  fontWeight: 600,
});
export const promises = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: `${space.sm} ${space.lg}`,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(2, 1fr)" },
    [from("xl")]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
});
export const promise = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: space.sm,
  alignItems: "center",
  color: color.text,
  fontSize: "1rem",
  fontWeight: 600,
  lineHeight: 1.35,
});
export const card = style([panel, { alignSelf: "stretch", padding: space.lg }]);
export const cardHeading = style({ marginBlockEnd: space.sm, fontSize: fontSize.h3 });

const twoColumns = {
  display: "grid",
  columnGap: space.lg,
  "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr" } },
} as const;
export const services = style(twoColumns);
export const cities = style(twoColumns);
export const service = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: "2.75rem",
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

const cityRow = style({ display: "flex", alignItems: "center", gap: space.sm, minHeight: "2.75rem" });
export const city = styleVariants({
  served: [cityRow, { color: color.accent }],
  "coming-soon": [cityRow, { color: color.muted }],
});
export const cityName = style({ color: color.text, fontWeight: 600 });
export const status = style({
  marginInlineStart: "auto",
  padding: "0.125rem 0.625rem",
  borderRadius: radius.pill,
  border: "1px solid currentcolor",
  fontSize: fontSize.small,
  fontWeight: 600,
  whiteSpace: "nowrap",
});
export const note = style({ marginBlockStart: space.xs, color: color.muted, fontSize: fontSize.small });
