import { globalStyle, style } from "@vanilla-extract/css";
import { below, canHover, chosenInForcedColors, failed, withoutScript } from "../../styles/breakpoints.ts";
import { leading, radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as attribute from "../../styles/attributes.ts";

export const menu = style({
  flex: 1,
  overflowWrap: "break-word",
  "@media": { [below("xl")]: { display: "none" } },
});
/** Long names wrap inside their items, so the list stays on one row. */
export const list = style({
  display: "flex",
  alignItems: "center",
  gap: "0.125rem",
});
export const item = style({ position: "relative" });
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  width: "100%",
  minHeight: "2.75rem",
  padding: "0.5rem",
  borderRadius: radius.sm,
  color: color.text,
  fontWeight: 500,
  fontSize: "0.9375rem",
  lineHeight: leading.snug,
  textDecoration: "none",
  textAlign: "start",
  selectors: {
    // Inset, because the open panel would clip an outer outline.
    "&:focus-visible": { outlineOffset: "-3px" },
    "&:hover": { backgroundColor: color.soft },
    "&[aria-current]": {
      color: color.brand,
      background: `linear-gradient(${color.brand}, ${color.brand}) no-repeat 0.5rem 100% / calc(100% - 1rem) 2px`,
    },
  },
});
globalStyle(`${entry}[aria-current]`, { "@media": chosenInForcedColors("HighlightText") });

const shown = { visibility: "visible" } as const;
globalStyle(`${entry}[aria-expanded="true"] > svg`, { rotate: "180deg" });
globalStyle(`${entry}[aria-expanded="true"] + ul`, shown);

export const panel = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineStart: 0,
  zIndex: 20,
  display: "grid",
  gridAutoColumns: "minmax(12rem, max-content)",
  columnGap: "0.5rem",
  minWidth: "17rem",
  // With this limit, the panel fits below the header even at the top of the page.
  maxHeight: "calc(100vh - 9rem)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "0.5rem",
  borderRadius: radius.md,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  boxShadow: "0 8px 24px #0003",
  visibility: "hidden",
  selectors: { [`${failed} ${item}:focus-within > &`]: shown },
  "@media": {
    [withoutScript]: { selectors: { [`${item}:focus-within > &`]: shown } },
    // Until the menu's script has loaded, groups open on hover.
    [canHover]: { selectors: { [`[${attribute.src}] ${item}:hover > &`]: shown } },
  },
});
globalStyle(`${panel} > [${attribute.heading}]`, { gridRow: 1 });
export const subheading = style({
  padding: "0.5rem",
  color: color.muted,
  fontSize: "0.875rem",
  fontWeight: 600,
});
