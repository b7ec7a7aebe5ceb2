import { globalStyle, style } from "@vanilla-extract/css";
import { mostCategories } from "../../content/gallery.ts";
import { forcedColors, from } from "../../styles/breakpoints.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { fontSize, leading, page, radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const scope = style({});
/** Hides elements while another category is selected. Combine with the category's class. */
export const filtered = style({});
const indices = Array.from({ length: mostCategories }, (_, index) => index);
/**
 * Classes by the category's index in content: `ofCategory` for projects and notes, `radioOf` for radio buttons.
 */
export const ofCategory = indices.map(() => style({}));
export const radioOf = indices.map(() => style({}));

const canFilter = "selector(:has(a))";

export const root = style({ minWidth: 0 });
export const filter = style({
  display: "none",
  gap: "0.375rem",
  "@supports": {
    [canFilter]: {
      // The padding keeps the focus outline visible.
      display: "flex",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      scrollbarWidth: "thin",
      margin: `0 calc(-1 * ${page.gutter})`,
      padding: `0.25rem 3rem 0.25rem ${page.gutter}`,
      // The row fades at its end, so that it looks unfinished wherever the last visible choice ends.
      maskImage: "linear-gradient(to left, transparent, #000 3rem)",
      scrollPaddingInline: page.gutter,
      "@media": {
        [from("md")]: { flexWrap: "wrap", overflow: "visible", margin: 0, padding: 0, maskImage: "none" },
        print: { display: "none" },
      },
    },
  },
});

export const choice = style({
  position: "relative",
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
/** The radio button itself is the visible frame, so focus and selection need no other mark. */
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
/** Only for screen readers, because each choice shows its number. */
export const note = visuallyHidden;
export const noteOfCategory = style({ display: "none" });

for (const index of indices) {
  const chosen = `${scope}:has(${radioOf[index]}:checked)`;
  globalStyle(`${chosen} ${filtered}:not(${ofCategory[index]})`, { display: "none" });
  globalStyle(`${chosen} ${noteOfCategory}${ofCategory[index]}`, { display: "inline" });
}
globalStyle(`${scope}:has(${category}:checked) ${note} > :first-child`, { display: "none" });
