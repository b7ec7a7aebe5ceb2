import { globalStyle } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { font } from "./font.ts";
import { fontSize, leading, root, tracking } from "./scale.ts";
import { color } from "./theme.css.ts";

globalStyle("*, ::before, ::after", { boxSizing: "border-box", margin: 0 });
globalStyle("html", {
  // Scales everything up on wide screens.
  fontSize: `clamp(100%, ${100 * root.share}% + ${root.growth}vw, ${100 * root.max}%)`,
  fontFamily: font.family,
  WebkitTextSizeAdjust: "100%",
  scrollbarGutter: "stable",
});
globalStyle("body", {
  overflowX: "clip",
  overflowWrap: "anywhere",
  backgroundColor: color.background,
  color: color.text,
  fontSize: fontSize.body,
  lineHeight: leading.body,
  // On phones, it would end lines of the middle early for the sake of the last one.
  "@media": { [from("sm")]: { textWrap: "pretty" } },
});
// Keeps fragment targets and focused elements below the sticky header. With `scroll-padding`, browsers would
// treat the header's links as covered and would scroll whenever one gets focus.
globalStyle("main, main *, footer, footer *", { scrollMarginBlockStart: "6rem" });
globalStyle("h1, h2, h3", {
  lineHeight: leading.tight,
  textWrap: "balance",
  letterSpacing: tracking.heading,
  // Tight letters need wider spaces than the typeface has.
  wordSpacing: "0.04em",
  fontWeight: 650,
});
globalStyle("h1", { fontSize: fontSize.h1 });
globalStyle("h2", { fontSize: fontSize.h2 });
globalStyle("h3", { fontSize: fontSize.h3, letterSpacing: tracking.title });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("svg", { flex: "none" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
globalStyle("fieldset", { minWidth: 0, padding: 0, border: 0 });
globalStyle("summary", { cursor: "pointer", listStyle: "none" });
globalStyle("summary::-webkit-details-marker", { display: "none" });
globalStyle("ul, ol", { padding: 0, listStyle: "none" });
globalStyle("a", { color: color.brand, textUnderlineOffset: "0.2em" });
globalStyle(":focus-visible", {
  outline: `3px solid ${color.brand}`,
  outlineOffset: "3px",
});
globalStyle("::selection", { backgroundColor: color.brand, color: color.background });
