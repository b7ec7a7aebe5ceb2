import { globalStyle, style } from "@vanilla-extract/css";
import { failed, from, withoutScript } from "../../styles/breakpoints.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const block = style({ display: "grid", gap: space.sm, alignContent: "start" });
/** A placeholder that stays visible if the map's host does not respond. */
export const map = style({
  selectors: { [`&${failed}`]: { display: "none" } },
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "clip",
  height: "clamp(16rem, 50vw, 22rem)",
  padding: space.lg,
  borderRadius: radius.lg,
  backgroundColor: color.soft,
  "@media": { [from("lg")]: { height: "25rem" } },
});
export const pin = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  fontSize: fontSize.small,
});
globalStyle(`${map} iframe`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "light",
});
export const scripted = style({ "@media": { [withoutScript]: { display: "none" } } });
export const note = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.lg}`,
  color: color.muted,
  fontSize: fontSize.small,
});
/** Applies only to a map that is loaded by script. */
globalStyle(`${failed} + ${note} > span`, { display: "none" });
globalStyle(`${note} > span`, { "@media": { [withoutScript]: { display: "none" } } });
