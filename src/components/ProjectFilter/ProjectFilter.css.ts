import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { categories } from "../../content/primitives.ts";
import { forcedColors, from } from "../../styles/breakpoints.ts";
import { visuallyHiddenRules } from "../../styles/layout.css.ts";
import { fontSize, leading, page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Around the filter and all that it filters. */
export const scope = style({});
/** Goes away when another category is chosen; wears its own category's class as well. */
export const filtered = style({});
export const of = styleVariants(Object.fromEntries(categories.map((name) => [name, {}])));

/** Without `:has()` choosing would change nothing, so there is nothing to choose. */
const canFilter = "selector(:has(a))";

/** No wider than the page: its one row scrolls. */
export const root = style({ minWidth: 0 });
export const filter = style({
  display: "none",
  minWidth: 0,
  padding: 0,
  border: 0,
  gap: "0.375rem",
  "@supports": {
    [canFilter]: {
      // One row that scrolls sideways under the thumb; the ring of what has the focus needs room in it.
      display: "flex",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      scrollbarWidth: "thin",
      margin: `0 calc(-1 * ${page.gutter})`,
      padding: `0.25rem ${page.gutter}`,
      scrollPaddingInline: page.gutter,
      "@media": {
        [from("md")]: { flexWrap: "wrap", overflow: "visible", margin: 0, padding: 0 },
        print: { display: "none" },
      },
    },
  },
});
export const legend = style(visuallyHiddenRules);

export const choice = style({
  position: "relative",
  display: "block",
  flex: "none",
  alignContent: "center",
  minHeight: "3rem",
  padding: "0.25rem 1rem",
  scrollSnapAlign: "center",
  whiteSpace: "nowrap",
  textAlign: "center",
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: leading.snug,
  isolation: "isolate",
  "@media": {
    [from("lg")]: { flex: "auto" },
  },
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
  ":hover": { borderColor: color.brand },
  ":checked": {
    borderColor: color.brand,
    backgroundColor: color.soft,
    boxShadow: `inset 0 0 0 1px ${color.brand}`,
  },
  "@media": { [forcedColors]: { ":checked": { border: "4px solid Highlight" } } },
});
export const category = style({});
export const count = style({ color: color.muted });

export const note = style({ marginBlockStart: space.sm, color: color.muted, fontSize: fontSize.small });
export const noteOfCategory = style({ display: "none" });

for (const name of categories) {
  const chosen = `${scope}:has(#${name.toLowerCase()}:checked)`;
  globalStyle(`${chosen} ${filtered}:not(${of[name]})`, { display: "none" });
  globalStyle(`${chosen} ${noteOfCategory}${of[name]}`, { display: "inline" });
}
globalStyle(`${scope}:has(${category}:checked) ${note} > :first-child`, { display: "none" });
