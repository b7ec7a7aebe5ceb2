import { globalStyle, style } from "@vanilla-extract/css";
import { failed, from, withoutScript } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const block = style({ display: "grid", gap: space.sm, alignContent: "start" });
/** The address stands in the map's place until the map covers it, and stays if its host does not respond. */
export const map = style({
  selectors: { [`&${failed}`]: { display: "none" } },
  position: "relative",
  display: "grid",
  alignItems: "end",
  overflow: "clip",
  height: "clamp(16rem, 50vw, 22rem)",
  padding: "min(2.25rem, 6vw)",
  borderRadius: radius.lg,
  backgroundImage: "repeating-radial-gradient(circle at 85% 20%, #ffffff14 0 1px, transparent 1px 3.5rem)",
  "@media": { [from("lg")]: { height: "25rem" } },
});
export const card = style({
  display: "grid",
  gap: space.xs,
  maxWidth: "24rem",
  color: color.muted,
  textWrap: "balance",
});
export const name = style({
  color: color.text,
  fontSize: fontSize.large,
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: tracking.heading,
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
