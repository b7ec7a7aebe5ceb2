import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, measure, page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const block = style({
  display: "grid",
  gap: space.lg,
  margin: "0.5rem 0.5rem 1.5rem",
  padding: `1.5rem min(1.25rem, 5.2vw)`,
  borderRadius: radius.xl,
  backgroundColor: color.soft,
  "@media": {
    [from("md")]: {
      margin: "0.5rem 1rem 1.5rem",
      padding: `2.5rem max(2rem, 50% - ${page.width} / 2 - 1rem) 1.5rem`,
    },
    [from("lg")]: { gridTemplateColumns: "1fr auto", alignItems: "center", columnGap: space.xxl },
    print: { display: "none" },
  },
});
export const text = style({ display: "grid", gap: space.sm, maxWidth: measure.lead });
export const heading = style({ fontSize: fontSize.h2 });
export const contacts = style({ display: "grid", gap: space.sm, justifyItems: "start" });
export const email = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
export const facts = style({
  display: "grid",
  gap: `${space.sm} ${space.xl}`,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": {
    [from("lg")]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
    },
  },
});
export const fact = style({ display: "flex", gap: space.sm, lineHeight: leading.snug });
export const icon = style({ flexShrink: 0, color: color.brand });
