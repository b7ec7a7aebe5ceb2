import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { from, reducedMotion } from "../../styles/breakpoints.ts";
import { fontSize, leading, measure, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const details = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  "@media": { print: { border: 0, borderRadius: 0 } },
  selectors: {
    "& > &": {
      borderWidth: "1px 0 0",
      borderRadius: 0,
    },
  },
});
globalStyle(`${details}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "center",
  alignItems: "center",
  columnGap: space.md,
  minHeight: "3.5rem",
  padding: `${space.sm} ${space.lg}`,
  cursor: "pointer",
  ":focus-visible": { outlineOffset: "-4px" },
  "@media": { print: { minHeight: 0, padding: "0.3rem 0" } },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
export const heading = style({
  fontSize: fontSize.h3,
  selectors: { [`${details} ${details} &`]: { fontSize: "1.0625rem" } },
});
export const names = style({
  display: "grid",
  gap: "0.25rem",
  marginBlockStart: space.xs,
  color: color.muted,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
  // Where print can't open the details, the names are all that it shows of them.
  "@media": {
    print: { gridColumn: 1, "@supports": { "selector(::details-content)": { display: "none" } } },
  },
});
export const marker = style({
  gridArea: "1 / 2 / span 2",
  display: "grid",
  color: color.brand,
  transition: "transform 220ms",
  selectors: { "[open] > * > &": { transform: "rotate(180deg)" } },
  "@media": { [reducedMotion]: { transition: "none" }, print: { display: "none" } },
});

/** On desktops, the outer summary is a plain heading above the collapsed sections. */
export const outer = style({});
const unfolded = (part: string, rules: CSSProperties) =>
  globalStyle(`${outer}${part}`, {
    "@media": { [from("md")]: { "@supports": { "selector(::details-content)": rules } } },
  });
unfolded("", { border: 0, backgroundColor: "transparent" });
unfolded(` > ${summary}`, {
  visibility: "hidden",
  minHeight: 0,
  padding: `0 0 ${space.lg}`,
  pointerEvents: "none",
});
unfolded(` > ${summary} > ${heading}`, { visibility: "visible", fontSize: fontSize.quiet });
unfolded(` > ${summary} > :not(${heading})`, { display: "none" });
unfolded("::details-content", {
  contentVisibility: "visible",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gridAutoFlow: "dense",
  gap: `${space.sm} ${space.lg}`,
});
unfolded(` > ${details}`, { borderWidth: "1px", borderRadius: radius.md });
unfolded(` > ${details}[open]`, { gridColumn: "1 / -1" });
unfolded(`:not(:has(> [open])) > ${details}:last-child:nth-child(even)`, { gridColumn: "1 / -1" });

/** Keeps the heading visible after a jump to the content. */
export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  padding: `${space.xs} ${space.lg} ${space.xl}`,
  scrollMarginBlockStart: "9rem",
  "@media": { print: { display: "block", padding: 0 } },
});
export const sources = style({
  display: "grid",
  gap: space.xs,
  maxWidth: measure.body,
  color: color.muted,
  fontSize: fontSize.small,
});
