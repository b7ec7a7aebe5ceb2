import { globalStyle, style } from "@vanilla-extract/css";
import { between } from "../styles/breakpoints.ts";
import { panel } from "../styles/layout.css.ts";
import { fontSize, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const icons = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  marginBlockStart: space.lg,
});
export const icon = style([
  panel,
  {
    display: "flex",
    flexGrow: 1,
    gap: space.xs,
    alignItems: "center",
    justifyContent: "center",
    padding: `${space.md} ${space.sm}`,
    color: color.brand,
    "@media": { [between("sm", "xl")]: { flexBasis: "30%" } },
  },
]);
globalStyle(`${icon} > h3`, { color: color.text, fontSize: fontSize.body });
