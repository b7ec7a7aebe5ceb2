import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { categories } from "../../content/primitives.ts";
import { from } from "../../styles/breakpoints.ts";
import { visuallyHiddenRules } from "../../styles/layout.css.ts";
import { fontSize, motion, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Around the filter and all that it filters. */
export const scope = style({});
/** Goes away when another category is chosen; wears its own category's class as well. */
export const filtered = style({});
export const of = styleVariants(Object.fromEntries(categories.map((name) => [name, {}])));

/** Without `:has()` choosing would change nothing, so there is nothing to choose. */
const canFilter = "selector(:has(a))";

export const filter = style({
  display: "none",
  minWidth: 0,
  padding: 0,
  border: 0,
  gap: "0.375rem",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(6.25rem, 30%), 1fr))",
  "@supports": { [canFilter]: { display: "grid" } },
  "@media": { [from("lg")]: { gridTemplateColumns: "6rem 1fr", gap: 0 } },
});
export const legend = style(visuallyHiddenRules);
export const row = style({
  display: "contents",
  "@media": {
    [from("lg")]: {
      display: "grid",
      gridColumn: "1 / -1",
      gridAutoFlow: "column",
      gridAutoColumns: "1fr",
      gap: "0.5rem",
    },
  },
});

export const choice = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: "3rem",
  padding: "0.25rem 0.4rem",
  textAlign: "center",
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
/** The radio button is the frame of its choice: what is focused or chosen needs no other mark. */
export const radio = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  zIndex: -1,
  appearance: "none",
  cursor: "pointer",
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  ":hover": { borderColor: color.accent },
  ":checked": {
    borderColor: color.accent,
    backgroundColor: color.accentSoft,
    boxShadow: `inset 0 0 0 1px ${color.accent}`,
  },
  "@media": { "(forced-colors: active)": { ":checked": { border: "4px solid Highlight" } } },
});
globalStyle(`${choice}`, { isolation: "isolate" });
export const category = style({});
export const count = style({ color: color.muted, fontVariantNumeric: "tabular-nums" });

export const strands = style({
  display: "none",
  gridColumn: "1 / -1",
  width: "100%",
  height: "5.5rem",
  overflow: "visible",
  fill: "none",
  strokeWidth: 1.5,
  "@media": { [from("lg")]: { display: "block" } },
});
export const strand = style({ vectorEffect: "non-scaling-stroke", transition: `opacity ${motion.calm}` });
export const warm = style({ stopColor: color.heat });
export const cold = style({ stopColor: color.accent });

export const note = style({ marginBlockStart: space.sm, color: color.muted, fontSize: fontSize.small });
export const noteOfCategory = style({ display: "none" });

for (const name of categories) {
  const chosen = `${scope}:has(#${name.toLowerCase()}:checked)`;
  globalStyle(`${chosen} ${filtered}:not(${of[name]})`, { display: "none" });
  globalStyle(`${chosen} ${strand}:not(${of[name]})`, { opacity: 0.12 });
  globalStyle(`${chosen} ${noteOfCategory}${of[name]}`, { display: "inline" });
}
globalStyle(`${scope}:has(${category}:checked) ${note} > :first-child`, { display: "none" });
