import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { onceWhole } from "../../styles/layout.css.ts";
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
  backgroundColor: color.background,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "4rem",
});
export const tools = style([
  onceWhole,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    // No further than the window reaches, where text is enlarged.
    marginInlineEnd: "max(-0.75rem, -4vw)",
  },
]);
export const drawer = style({ "@media": { [from("xl")]: { display: "none" } } });
