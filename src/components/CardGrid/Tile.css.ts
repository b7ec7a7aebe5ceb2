import { globalStyle, style } from "@vanilla-extract/css";
import { between, from } from "../../styles/breakpoints.ts";
import { darkPanel, onGround } from "../../styles/grounds.css.ts";
import { fontSize, numberSize, radius, space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({ gap: space.sm, "@media": { [from("lg")]: { gap: space.md } } });

const base = style({
  display: "grid",
  alignContent: "start",
  rowGap: "0.5rem",
  padding: "min(1.25rem, 5vw)",
  borderRadius: radius.lg,
  // Visible in forced colours, which omit backgrounds.
  border: "1px solid transparent",
  "@media": {
    [from("lg")]: { padding: "1.75rem" },
    print: { backgroundColor: "transparent" },
  },
});
globalStyle(`${base} > h3`, { fontSize: fontSize.quiet });

/** Mid-tones are weak on the dark theme's bands. */
const onSolid = (light: string, dark: string) =>
  style([
    onGround,
    base,
    { "@media": { screen: { backgroundColor: light, selectors: { ".dark &": { backgroundColor: dark } } } } },
  ]);
export const tile = {
  pale: onSolid(color.soft, color.surface),
  ground: onSolid(color.ground, color.soft),
  navy: style([darkPanel.navy, base]),
  // On the dark theme's page, its ground alone would be invisible.
  deep: style([darkPanel.list, base, { selectors: { ".dark &": { borderColor: color.border } } }]),
};

/** In print, the group and the figure share a line. */
const printed = {
  print: { display: "inline", marginInlineEnd: "0.5em", fontSize: "inherit", fontWeight: 600 },
} as const;
export const group = style({ fontSize: fontSize.small, fontWeight: 600, "@media": printed });
const figureSpace = { marginBlockEnd: space.sm, "@media": printed };
export const figure = {
  quarters: style([number.tile, figureSpace]),
  columns: style([number.panel, figureSpace, { "@media": { [from("sm")]: { fontSize: numberSize.tile } } }]),
  thirds: style([
    number.panel,
    figureSpace,
    { "@media": { [between("sm", "xl")]: { fontSize: numberSize.tile } } },
  ]),
};
