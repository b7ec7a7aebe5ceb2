import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { color } from "../../styles/theme.css.ts";

/**
 * Where the window is narrow or low for the size of its text, a sticky header would take half of it. There its distance
 * from the top is so far negative that it never sticks. Media queries don't know of text that was enlarged in the page.
 *
 * @param narrowest window in which the header's row is one line
 */
const stickyFrom = (narrowest: string) => `min(0px, (100vw - ${narrowest}) * 999, (100vh - 20rem) * 999)`;

export const header = style({
  position: "sticky",
  insetBlockStart: stickyFrom("18rem"),
  "@media": { [from("xl")]: { insetBlockStart: stickyFrom("64rem") } },
  zIndex: 10,
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "4rem",
});
/** Shown once whole: standing at the right, a half-received row would move when the rest of it comes. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // No further than the window reaches, where text is enlarged.
  marginInlineEnd: "max(-0.75rem, -4vw)",
  selectors: { "header:not(:has(+ *)) &": { visibility: "hidden" } },
});
export const drawer = style({ "@media": { [from("xl")]: { display: "none" } } });
