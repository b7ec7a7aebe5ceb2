import { globalStyle, style } from "@vanilla-extract/css";
import { failed, from, withoutScript } from "../styles/breakpoints.ts";
import { panel } from "../styles/layout.css.ts";
import { fontSize, radius, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const hours = style([
  panel,
  {
    padding: space.lg,
    "@media": {
      [from("md")]: { display: "grid", gridTemplateColumns: "5fr 6fr", columnGap: space.xl, rowGap: 0 },
      print: { breakInside: "avoid" },
    },
  },
]);
export const ways = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr)" } },
});
globalStyle(`${ways} > ${hours}`, { gridColumn: "1 / -1" });
export const details = style({ display: "grid", gap: space.md });
/** Every status must fit on one line on phones. */
export const status = style({ marginBlockEnd: space.sm, fontSize: "1rem", fontWeight: 650 });
export const note = style({ marginBlockStart: space.xs, color: color.muted, fontSize: "0.9375rem" });
export const mapBlock = style({ display: "grid", gap: space.md });
export const smallHeading = style({ fontSize: fontSize.quiet });

/** Hidden if the script is disabled or has failed, because the note applies only to a loaded map. */
export const mapNote = style({
  selectors: { [`&:has(+ ${failed})`]: { display: "none" } },
  "@media": { [withoutScript]: { display: "none" } },
});
/** A placeholder that stays visible if the map's host does not respond. */
export const map = style({
  selectors: { [`&${failed}`]: { display: "none" } },
  "@media": { [withoutScript]: { display: "none" } },
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "clip",
  height: "clamp(14rem, 50vw, 28rem)",
  padding: space.lg,
  borderRadius: radius.lg,
  background: `
    repeating-linear-gradient(12deg, ${color.border} 0 2px, transparent 2px 3.5rem),
    repeating-linear-gradient(102deg, ${color.border} 0 2px, transparent 2px 5rem),
    ${color.soft}`,
});
export const pin = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  fontSize: fontSize.small,
});
globalStyle(`${map} > iframe`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "light",
});
