import { style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { page, space } from "../../styles/scale.ts";

/** How far the sheet hangs below the head. */
const hang = "3.5rem";

export const head = style({
  position: "relative",
  isolation: "isolate",
  marginBlockEnd: hang,
  "@media": { print: { marginBlockEnd: 0 } },
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("lg")]: { gridTemplateColumns: "minmax(0, 29.5rem) minmax(0, 31.25rem)", columnGap: "2.25rem" },
  },
});
export const copy = style({
  display: "grid",
  gap: "1rem",
  alignContent: "start",
  justifyItems: "start",
  paddingBlock: `${space.md} ${space.lg}`,
  "@media": { [from("lg")]: { gap: "1.5rem", paddingBlock: "2rem 3rem" } },
});
export const sheet = style({
  marginBlockEnd: `calc(-1 * ${hang})`,
  "@media": {
    [below("lg")]: { marginInline: `calc(0.875rem - ${page.gutter})` },
    [from("lg")]: { alignSelf: "end", marginBlockStart: "5rem" },
    print: { marginBlockEnd: 0 },
  },
});
/** Behind the sheet, from there to the viewport's edge. */
export const picture = style({
  position: "absolute",
  zIndex: -1,
  insetBlock: 0,
  insetInlineStart: "50.5%",
  insetInlineEnd: 0,
  overflow: "clip",
  maskImage: "linear-gradient(90deg, #0000 4%, #000 40%)",
  "@media": { [below("lg")]: { display: "none" }, print: { display: "none" } },
});
