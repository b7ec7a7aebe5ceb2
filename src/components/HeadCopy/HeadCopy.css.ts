import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";

/** Lead or links beside the heading. */
export const links = style({
  display: "grid",
  gap: "1rem",
  alignContent: "start",
  justifyItems: "start",
  // Begins at the height of the heading, below the breadcrumb.
  "@media": { [from("lg")]: { paddingBlockStart: "2.5rem" } },
});
